import { showPart, wordsOf } from "#app/i18n/words.ts";
import type { ApiOperation } from "#app/server/neighbours/api-description.ts";
import { page } from "#app/server/page.ts";
import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";

const shellWords = wordsOf("i18n");

/** What the second worker offers the public, from its own description. */
async function openApi(visit: Visit): Promise<PageResult<ApiPageProps>> {
  const offers = await visit.neighbours.describeApi();
  return show(
    offers.ok ? { offers: offers.value.operations, version: offers.value.version } : { offers: [] },
  );
}

export const api = page(ApiPage, { open: openApi });

interface ApiPageProps {
  offers: readonly ApiOperation[];
  version?: string;
}

function ApiPage({ offers, version }: ApiPageProps) {
  showPart("api");
  const { language } = usePage();
  const to = useAddress();
  const t = shellWords(language);
  return (
    <Page title={[t("api/title")]} description={t("api/intro")}>
      <h1>
        <Rich text={t("api/title")} />
      </h1>
      <div className="prose">
        <p className="lead">
          <Rich text={t("api/intro")} />
        </p>
        {(["rules", "openData", "how"] as const).map((part) => (
          <section key={part}>
            <h2>
              <Rich text={t(`api/${part}/title`)} />
            </h2>
            <p>
              <Rich text={t(`api/${part}/body`)} />
            </p>
          </section>
        ))}
        <p>
          <Rich text={t("footer/attribution")} />
        </p>
        <p className="note">
          <Rich text={t("api/caution")} />
        </p>
      </div>
      {offers.length === 0 ? <p className="notice">{t("contentFailure")}</p> : <Offers offers={offers} />}
      <p>
        <a href={to("/api/reform")}>{t("api/reform")}</a>
      </p>
      <p>
        <a href="/api/openapi.json">
          <Rich text={t("api/machineReadable")} />
        </a>
        {version && `, ${t("api/version", { version })}`}
      </p>
      <FormCalls form="application" calls={callsOfApplication} />
      <FormCalls form="form" calls={formCalls} />
      <p>
        <a href={to("/register-my-baby/registration.schema.json")}>
          <Rich text={t("api/registration")} />
        </a>
      </p>
      <p>
        <a href={to("/register-my-baby/registration.limits.json")}>
          <Rich text={t("api/registrationLimits")} />
        </a>
      </p>
      <p>
        <a href={to("/financial-help/childcare-subsidy-application/application.schema.json")}>
          <Rich text={t("api/childcare")} />
        </a>
      </p>
    </Page>
  );
}

function FormCalls({ form, calls }: { form: "application" | "form"; calls: readonly ApiOperation[] }) {
  const t = shellWords(usePage().language);
  return (
    <>
      <h2>
        <Rich text={t(`api/${form}/title`)} />
      </h2>
      <p className="prose">
        <Rich text={t(`api/${form}/body`)} />
      </p>
      <Offers offers={calls} />
    </>
  );
}

const formCalls: readonly ApiOperation[] = (["read", "save"] as const).map((call) => ({
  method: call === "read" ? "get" : "put",
  path: "/api/bro/form/",
  en: shellWords("en")(`api/form/${call}`),
  mi: shellWords("mi")(`api/form/${call}`),
}));

const inBothLanguages = (call: keyof typeof ofApplication) => ({
  en: shellWords("en")(`api/application/${call}`),
  mi: shellWords("mi")(`api/application/${call}`),
});

const ofApplication = {
  session: ["get", "/v1/session"],
  status: ["get", "/v1/application/status"],
  create: ["post", "/v1/application/"],
  read: ["get", "/v1/application/"],
  saveStep: ["put", "/v1/application/step/{stepName}"],
  send: ["put", "/v1/application/to-supervisor"],
} as const;

const callsOfApplication: readonly ApiOperation[] = Object.entries(ofApplication).map(
  ([call, [method, path]]) => ({
    method,
    path: `/api${path}`,
    ...inBothLanguages(call as keyof typeof ofApplication),
  }),
);

function Offers({ offers }: Pick<ApiPageProps, "offers">) {
  const { language } = usePage();
  const t = shellWords(language);
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col" className="whole">
            {t("api/columns/method")}
          </th>
          <th scope="col">{t("api/columns/address")}</th>
          <th scope="col">{t("api/columns/purpose")}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map(({ method, path, example, ...purpose }) => (
          <tr key={method + path}>
            <td className="whole">{method.toUpperCase()}</td>
            <td>
              {example ? (
                <a href={example}>
                  <code>{path}</code>
                </a>
              ) : (
                <code>{path}</code>
              )}
            </td>
            <td>{purpose[language]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
