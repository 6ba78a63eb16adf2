"""A strict linter for the two descriptions of the API: OpenAPI 3.1 and AsyncAPI 3.0, as far as we use them. What it does
not know it refuses, so that a slip of the pen can't pass for an extension."""
import re

import jsonschema

OPERATION = {"operationId", "summary", "description", "parameters", "requestBody", "responses", "security"}
KEYS = {
    "openapi": ({"openapi", "info", "paths"}, {"servers", "security", "components"}),
    "info": ({"title", "version"}, {"summary", "description", "license"}),
    "operation": ({"operationId", "summary", "responses"}, OPERATION),
    "parameter": ({"name", "in", "required", "schema"}, {"description", "example"}),
    "body": ({"required", "content"}, set()),
    "response": ({"description"}, {"content"}),
    "media": ({"schema", "example"}, set()),
    "asyncapi": ({"asyncapi", "info", "channels", "operations", "components"}, {"servers"}),
    "channel": ({"address", "messages"}, {"description", "parameters"}),
    "action": ({"action", "channel", "messages"}, {"summary"}),
    "message": ({"name", "payload", "contentType", "examples"}, {"summary"}),
}


def resolve(document, value):
    """What a reference leads to; KeyError when that is nowhere."""
    while isinstance(value, dict) and "$ref" in value:
        at = document
        for part in value["$ref"].removeprefix("#/").split("/"):
            at = at[part]
        value = at
    return value


class Lint:
    def __init__(self, document):
        self.document, self.wrong = document, []

    def say(self, where, what):
        self.wrong.append(f"{where}: {what}")

    def keys(self, where, value, kind):
        must, may = KEYS[kind]
        for key in must - set(value):
            self.say(where, f"'{key}' is missing")
        for key in set(value) - must - may:
            self.say(where, f"'{key}' does not belong here")

    def references(self, value, where="#"):
        if isinstance(value, dict):
            if "$ref" in value:
                try:
                    resolve(self.document, value)
                except (KeyError, TypeError):
                    self.say(where, f"{value['$ref']} leads nowhere")
                if len(value) > 1:
                    self.say(where, "nothing stands beside a reference")
            for key, inner in value.items():
                self.references(inner, f"{where}/{key}")
        elif isinstance(value, list):
            for i, inner in enumerate(value):
                self.references(inner, f"{where}/{i}")

    def used(self, value):
        """All references of a document."""
        if isinstance(value, dict):
            return {value["$ref"]} if "$ref" in value else set().union(*map(self.used, value.values()), set())
        return set().union(*map(self.used, value), set()) if isinstance(value, list) else set()

    def schema(self, where, schema):
        try:
            jsonschema.Draft202012Validator.check_schema(schema)
        except jsonschema.SchemaError as error:
            self.say(where, error.message)

    def parameters(self, where, listed, path):
        listed = [resolve(self.document, one) for one in listed]
        for one in listed:
            self.keys(where, one, "parameter")
            self.schema(where, one.get("schema", {}))
        named = {one["name"] for one in listed if one["in"] == "path"}
        if named != set(re.findall(r"\{(\w+)\}", path)):
            self.say(where, f"its path and its parameters differ: {named}")

    def content(self, where, content):
        for kind, media in content.items():
            self.keys(f"{where} {kind}", media, "media")
            self.schema(where, media.get("schema", {}))

    def response(self, where, response):
        response = resolve(self.document, response)
        self.keys(where, response, "response")
        self.content(where, response.get("content", {}))

    def operation(self, where, operation, shared, path):
        self.keys(where, operation, "operation")
        self.parameters(where, shared + operation.get("parameters", []), path)
        if "requestBody" in operation:
            self.keys(where, operation["requestBody"], "body")
            self.content(where, operation["requestBody"]["content"])
        for status, response in operation["responses"].items():
            if not re.fullmatch(r"[1-5][0-9][0-9]|default", str(status)) or not isinstance(status, str):
                self.say(where, f"{status} is no status in quotes")
            self.response(f"{where} {status}", response)
        for need in operation.get("security", []):
            for scheme in need:
                if scheme not in self.document["components"]["securitySchemes"]:
                    self.say(where, f"there is no security scheme {scheme}")


def lint_openapi(document):
    lint = Lint(document)
    lint.keys("openapi.yaml", document, "openapi")
    lint.keys("info", document["info"], "info")
    lint.references(document)
    names = []
    for path, item in document["paths"].items():
        for method, operation in item.items():
            if method in ("get", "post"):
                names.append(operation.get("operationId"))
                lint.operation(f"{method} {path}", operation, item.get("parameters", []), path)
            elif method != "parameters":
                lint.say(path, f"'{method}' does not belong here")
    if len(set(names)) != len(names):
        lint.say("openapi.yaml", "an operationId stands there twice")
    for name, schema in document["components"]["schemas"].items():
        lint.schema(f"schema {name}", schema)
    for group in ("schemas", "responses", "parameters"):
        for name in document["components"][group]:
            if f"#/components/{group}/{name}" not in lint.used(document):
                lint.say("openapi.yaml", f"nobody uses {group}/{name}")
    return lint.wrong


def lint_asyncapi(document):
    lint = Lint(document)
    lint.keys("asyncapi.yaml", document, "asyncapi")
    lint.keys("info", document["info"], "info")
    lint.references(document)
    for name, channel in document["channels"].items():
        lint.keys(f"channel {name}", channel, "channel")
        if set(channel.get("parameters", {})) != set(re.findall(r"\{(\w+)\}", channel["address"])):
            lint.say(f"channel {name}", "its address and its parameters differ")
    for name, operation in document["operations"].items():
        lint.keys(f"operation {name}", operation, "action")
        if operation["action"] not in ("send", "receive"):
            lint.say(f"operation {name}", "it neither sends nor receives")
    for name, message in document["components"]["messages"].items():
        lint.keys(f"message {name}", message, "message")
        lint.schema(f"message {name}", message["payload"])
        if f"#/components/messages/{name}" not in lint.used(document):
            lint.say("asyncapi.yaml", f"nobody uses {name}")
    for name, schema in document["components"]["schemas"].items():
        lint.schema(f"schema {name}", schema)
    return lint.wrong
