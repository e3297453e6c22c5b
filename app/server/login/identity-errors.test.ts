import { describe, expect, test } from "vitest";
import { errorCodeOf } from "./identity-errors.ts";

describe("Auth error codes [site/login/codes]", () => {
  test.each([
    "AuthnFailed",
    "Timeout",
    "InternalError",
    "RequestUnsupported",
    "UnsupportedBinding",
    "NoPassive",
    "RequestDenied",
  ])("%s is told by the description, whatever the error", (code) => {
    expect(errorCodeOf("access_denied", code)).toBe(code);
    expect(
      errorCodeOf("invalid_request", `urn:nzl:govt:ict:stds:authn:deployment:RealMe:2.0:status:${code}`),
    ).toBe(code);
  });

  test.each([
    ["access_denied", "AuthnFailed"],
    ["login_required", "NoPassive"],
    ["interaction_required", "NoPassive"],
    ["server_error", "InternalError"],
    ["temporarily_unavailable", "InternalError"],
    ["invalid_scope", "RealMeError"],
    ["unauthorized_client", "RealMeError"],
    ["", "RealMeError"],
  ])("the plain error %s means %s", (error, code) => expect(errorCodeOf(error, undefined)).toBe(code));

  test.each([
    ["a description that is no code", "The user said no"],
    ["a code inside of other words", "Timeout!"],
    ["a code in other letters", "timeout"],
    ["what the site says itself", "OneActiveSessionAllowedError"],
    ["'true'", "true"],
    ["a header", "Timeout\r\nSet-Cookie: a=b"],
    ["a script", "<script>"],
    ["a name of objects' own", "constructor"],
  ])("%s is not passed on", (_sentence, description) =>
    expect(errorCodeOf("access_denied", description)).toBe("AuthnFailed"),
  );
});
