import { formId } from "#app/forms/view/step-form.tsx";
import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { type Service, stepPath } from "../service.ts";
import type { Conflict } from "./props.ts";

const wizardWords = wordsOf("wizard/page");

interface ConflictProps extends Conflict {
  service: Service;
  step: string;
  part: number | undefined;
}

export function ConflictNotice({ service, step, part, differences, intent }: ConflictProps) {
  const t = wizardWords(usePage().language);
  const to = useAddress();
  return (
    <section className="notice conflict" tabIndex={-1} autoFocus aria-labelledby="conflict">
      <h2 id="conflict">{t("conflict/title")}</h2>
      <p>{t("conflict/body")}</p>
      <dl>
        {differences.map(({ name: question, label, saved, typed }) => (
          <div key={question}>
            <dt>
              <Rich text={label} />
            </dt>
            <dd>
              {t("conflict/saved")}: <b>{saved || t("conflict/none")}</b>
            </dd>
            <dd>
              {t("conflict/typed")}: <b>{typed || t("conflict/none")}</b>
            </dd>
          </div>
        ))}
      </dl>
      <div className="buttons">
        <button className="button" type="submit" form={formId} name="intent" value={intent}>
          {t("conflict/keep")}
        </button>{" "}
        <a className="button-quiet" href={to(stepPath(service, step, undefined, { part }))}>
          {t("conflict/take")}
        </a>
      </div>
    </section>
  );
}
