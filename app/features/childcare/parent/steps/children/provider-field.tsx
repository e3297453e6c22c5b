import * as z from "zod";
import { answerTo, isLonger } from "#app/forms/answers.ts";
import { type ControlProps, type Field, invalidAttributes } from "#app/forms/field.ts";
import { withError } from "#app/forms/fields/with-error.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { ServiceSearch } from "#workers/service-locations/service-location.ts";
import { findAction } from "./find-services.ts";
import { knownSearch, knownService } from "./known-services.ts";

const providerWords = wordsOf("childcare/parent/steps/children/provider");

const longestSearch = 100;
/** The service's number in the directory. */
const identifier = /^\d{1,9}$/;

/** Searched by name or place and picked from the results, with or without a script. */
export function providerField(): Field {
  return {
    parts: ["", "_search"],
    decisive: 1,
    group: true,
    missing: (t) => t("errors/required"),
    check: (t) =>
      withError(z.string(), (number) => (identifier.test(number) ? undefined : t("errors/notAnOption"))),
    normalise: (typed) => (isLonger(typed, longestSearch) ? typed.slice(0, longestSearch) : typed),
    render: (props) => <Provider {...props} />,
    read: (answers, name) => answerTo(answers, name) ?? "",
  };
}

function Provider(props: ControlProps) {
  const { name, answers, earlier } = props;
  const t = providerWords(usePage().language);
  const chosen = knownService(earlier, answerTo(answers, name));
  const text = answerTo(answers, `${name}_search`);
  const found = knownSearch(earlier, text);
  if (!chosen || found)
    return (
      <>
        <Search {...props} number={found?.total ? 2 : 1} />
        {found && text !== undefined && <Matches {...props} search={found} searched={text} />}
      </>
    );
  return (
    <>
      <div className="chosen-service">
        <input type="hidden" name={name} value={chosen.provider_identifier} />
        <p>
          <b>{chosen.provider_name}</b>
        </p>
        <p>{chosen.address}</p>
        {chosen.provider_phone_number && <p>{chosen.provider_phone_number}</p>}
      </div>
      <details className="help">
        <summary>{t("another")}</summary>
        <Search {...props} number={1} />
      </details>
    </>
  );
}

/** @param number of the control, from 1 */
function Search({ name, id, answers, number, ...control }: ControlProps & { number: number }) {
  const t = providerWords(usePage().language);
  const own = `${id}-${number}`;
  const hint = `${own}-h`;
  return (
    <div className="service-search">
      <label htmlFor={own}>{t("search")}</label>
      <p className="hint" id={hint}>
        {t("searchHint")}
      </p>
      <div>
        <input
          id={own}
          type="text"
          name={`${name}_search`}
          maxLength={longestSearch}
          autoComplete="off"
          spellCheck={false}
          data-enter="search"
          defaultValue={answerTo(answers, `${name}_search`)}
          aria-describedby={[number === 1 && control.describedBy, hint].filter(Boolean).join(" ")}
          aria-invalid={(number === 1 && control.invalid) || undefined}
          autoFocus={number === 1 && control.autoFocus}
        />
        <button
          className="button-quiet"
          type="submit"
          name="intent"
          value={findAction(name.slice(0, name.lastIndexOf(".")))}
        >
          {t("searchButton")}
        </button>
      </div>
    </div>
  );
}

interface MatchesProps extends ControlProps {
  search: ServiceSearch;
  searched: string;
}

function Matches({ name, id, answers, earlier, search, searched, ...control }: MatchesProps) {
  const { language } = usePage();
  const t = providerWords(language);
  const number = answerTo(answers, name);
  const chosen = knownService(earlier, number);
  const matches = search.matches.filter(({ id: each }) => String(each) !== number);
  const listed = [
    ...(chosen ? [{ id: Number(number), name: chosen.provider_name, address: chosen.address }] : []),
    ...matches,
  ];
  const { total } = search;
  const shown = search.matches.length;
  return (
    <>
      <p role="status" className="service-count">
        {total === 0 && t("none", { text: searched })}
        {total > 0 && total === shown && t("found", { count: total })}
        {total > shown && t("more", { count: total, shown })}
      </p>
      {listed.length > 0 && (
        <div className="options found-services">
          {listed.map((service, index) => (
            <div className="option" key={service.id}>
              <input
                id={index === 0 ? `${id}-1` : `${id}-m${index}`}
                type="radio"
                name={name}
                value={service.id}
                defaultChecked={String(service.id) === number}
                {...invalidAttributes(control)}
                autoFocus={control.autoFocus && index === 0}
              />
              <label htmlFor={index === 0 ? `${id}-1` : `${id}-m${index}`}>
                {service.name}
                <span className="option-hint">{service.address}</span>
              </label>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
