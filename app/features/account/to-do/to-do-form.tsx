import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { Island } from "#app/ui/island.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { plain, Rich } from "#app/ui/rich.tsx";
import type { Personalisation } from "../personalisation.ts";
import { monthRange } from "../profile/month-range.ts";
import { type Task, type ToDoStage, taskIds, toDoStages } from "./tasks.ts";

const shellWords = wordsOf("i18n");
const words = wordsOf("account");

export const toDoFormId = "to-do-form";

interface ToDoFormProps {
  known: Personalisation;
  ticked: ReadonlySet<string>;
  isOwnPage?: boolean;
  next?: string | undefined;
}

export function ToDoForm({ known, ticked, isOwnPage = false, next }: ToDoFormProps) {
  const { language, path } = usePage();
  const t = words(language);
  const to = useAddress();
  const progress = (done: number | string) => t("toDo/progress", { done, all: taskIds.length });
  const done = taskIds.filter((id) => ticked.has(id)).length;
  return (
    <Island name="to-do">
      <form
        id={toDoFormId}
        className="account to-do"
        method="post"
        action={to("/to-do")}
        autoComplete="off"
        data-progress={progress("#")}
        data-saved={t("toDo/saved")}
        data-failed={t("toDo/failed")}
        data-ended={plain(shellWords(language)("authErrors/local-timeout"))}
      >
        {(known.isPersonal || isOwnPage) && <FormToken />}
        <input type="hidden" name="next" value={next ?? path} />
        <input type="hidden" name="shown" value={[...known.ticked].join(" ")} />
        {known.isLoggedIn && <input type="hidden" name="as" value="person" />}
        <p>{t("toDo/intro")}</p>
        <p className="to-do-progress" data-done="">
          {progress(done)}
        </p>
        <Vine done={done} />
        {toDoStages.map((stage) => (
          <StagePart key={stage.name} stage={stage} known={known} ticked={ticked} />
        ))}
        {!known.isLoggedIn && <p className="note">{t("toDo/inBrowser")}</p>}
        <div className="buttons">
          <button
            className="button"
            type="submit"
            name="intent"
            value="next"
            data-event="To Do List|Click|Save"
          >
            {t("toDo/save")}
          </button>
        </div>
        <p className="to-do-status" role="status" />
      </form>
    </Island>
  );
}

/** Pixels of the drawing for each task. */
const leafRoom = 20;

/** Shows one leaf per task, green when done. The line above says the same. */
function Vine({ done }: { done: number }) {
  const width = taskIds.length * leafRoom;
  const leaves = taskIds.map((_, index) => {
    const side = index % 2 ? 1 : -1;
    return `M${index * leafRoom + 3} 20q1 ${side * 14} 14 ${side * 17}q3 ${side * -13}-14 ${side * -17}z`;
  });
  return (
    <svg className="vine" viewBox={`0 0 ${width} 40`} aria-hidden="true">
      <clipPath id="grown">
        <rect width={done * leafRoom} height="40" data-grows={leafRoom} />
      </clipPath>
      <g id="leaves">
        <path d={`M0 20h${width}`} />
        <path d={leaves.join("")} />
      </g>
      <use href="#leaves" className="grown" clipPath="url(#grown)" />
    </svg>
  );
}

function StagePart({ stage, known, ticked }: { stage: ToDoStage } & Omit<ToDoFormProps, "isOwnPage">) {
  const { language } = usePage();
  const months = known.dueDate && monthRange(known.dueDate, stage.weeks, language);
  return (
    <fieldset className="to-do-stage">
      <legend>
        {words(language)(`toDo/stages/${stage.name}`)}
        {months && <span className="to-do-months"> {months}</span>}
      </legend>
      <Tasks tasks={stage.tasks} ticked={ticked} />
    </fieldset>
  );
}

function Tasks({ tasks, ticked }: { tasks: readonly Task[]; ticked: ReadonlySet<string> }) {
  const t = words(usePage().language);
  const to = useAddress();
  return (
    <ul className="tasks">
      {tasks.map(({ id, path, parts }) => (
        <li key={id}>
          <div className="task">
            <div className="option">
              <input
                id={`task-${id}`}
                type="checkbox"
                name="checkboxes"
                value={id}
                defaultChecked={ticked.has(id)}
              />
              <label htmlFor={`task-${id}`}>
                <Rich text={t(`toDo/tasks/${id}/label`)} />
              </label>
            </div>
            <a className="task-link" href={to(path)}>
              <span>
                <Rich text={t(`toDo/tasks/${id}/link`)} />
              </span>
            </a>
          </div>
          {parts && <Tasks tasks={parts} ticked={ticked} />}
        </li>
      ))}
    </ul>
  );
}
