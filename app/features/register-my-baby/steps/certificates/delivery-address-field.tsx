import * as z from "zod";
import { answerTo } from "#app/forms/answers.ts";
import type { ControlProps, Field } from "#app/forms/field.ts";
import { postalAddress } from "#app/forms/fields/address.tsx";
import { type SelectOption, selectFrom } from "#app/forms/fields/select-from.tsx";
import { htmlLang } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { certificateLimits } from "./address.ts";

const certificateWords = wordsOf("register-my-baby/steps/certificates/products");

const countryPart = ".countryCode";

export function deliveryAddress(countries: readonly SelectOption[]): Field {
  const lines = postalAddress({
    names: { street: "line1", suburb: "suburb", town: "line2" },
    max: certificateLimits,
    optional: ["suburb"],
    suggest: certificateLimits,
  });
  const country = selectFrom(countries);
  const isCountry = (answer: string) => country.options?.includes(answer);
  return {
    ...lines,
    parts: [...lines.parts, countryPart],
    // A country alone is not an address.
    decisive: lines.parts.length,
    check: (t, text) =>
      z.intersection(lines.check(t, text), z.object({ countryCode: country.check(t, text).optional() })),
    // Country codes stay in capitals.
    properCase: (answer) => (isCountry(answer) ? answer : (lines.properCase?.(answer) ?? answer)),
    render: (props) => (
      <>
        {lines.render(props)}
        <Country {...props} countries={countries} />
      </>
    ),
    read: (answers, name, text, t) =>
      [lines.read(answers, name, text, t), country.read(answers, name + countryPart, text, t)]
        .filter(Boolean)
        .join(", "),
  };
}

function Country({
  name,
  id,
  answers,
  t,
  partErrors,
  countries,
}: ControlProps & { countries: readonly SelectOption[] }) {
  const words = certificateWords(usePage().language);
  const controlId = `${id}-4`;
  return (
    <div className="address address-country">
      <label htmlFor={controlId}>{words("country")}</label>
      <p className="hint" id={`${id}-h4`}>
        {words("countryHint")}
      </p>
      <select
        id={controlId}
        name={name + countryPart}
        defaultValue={answerTo(answers, name + countryPart) ?? ""}
        aria-describedby={`${id}-h4`}
        aria-invalid={partErrors[countryPart] !== undefined || undefined}
      >
        <option value="">{t("words/pleaseChoose")}</option>
        {countries.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang && htmlLang[lang]}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
