import * as z from "zod";
import { decryptJson, encryptJson, importKey } from "#workers/aes-gcm.ts";
import { tryCode, unlockStatement } from "../codes/attempts.ts";
import { newCode, readCode } from "../codes/code.ts";
import { withTimeout } from "../http/with-timeout.ts";
import { logFailure } from "../log.ts";
import { browserAge, codeAge } from "./ages.ts";
import { draftCodes, upsertCodeStatement } from "./code-rows.ts";
import type { DraftContext } from "./context.ts";
import type { ComeBackCode, Draft, OpenedLink, OpenedWithCode } from "./draft.ts";
import { insertUnheldStatement, selectDrafts } from "./draft-rows.ts";
import { decryptRow, encryptContent, keyGrantRow } from "./encrypted-content.ts";
import { grantStatement } from "./key-grant-rows.ts";
import { codeHolder, type KeyHolder } from "./key-grants.ts";
import { type HeldDrafts, isReplaceable, lifetimeOf, readHeldDrafts } from "./open-draft.ts";
import { newDraft } from "./save-draft.ts";
import { setAside } from "./set-aside.ts";
import { unwrapKey } from "./wrapped-keys.ts";

const comeBackCode = z.object({ code: z.string(), birthDate: z.string() });
export const noBirthDate = "";

const boundTo = ({ id }: Pick<Draft<unknown>, "id">): string => `draft-code\n${id}`;

export async function codesOf(draft: Pick<Draft<unknown>, "id" | "key" | "codes">): Promise<ComeBackCode[]> {
  const key = await importKey(draft.key);
  const all = await Promise.all(
    draft.codes.map(async ({ known, until }) => {
      const { data } = comeBackCode.safeParse(await decryptJson(key, known, boundTo(draft)));
      return data ? [{ ...data, until }] : [];
    }),
  );
  return all.flat().sort((a, b) => b.until - a.until);
}

export async function makeCode<T>(
  { db, of, seal, now }: DraftContext<T>,
  draft: Draft<T>,
  birthDate: string,
): Promise<ComeBackCode | undefined> {
  try {
    const before = (await codesOf(draft)).find((made) => made.birthDate === birthDate);
    const code = before?.code ?? newCode();
    const made = { code, birthDate, until: now + (of.ages?.code ?? codeAge) };
    const statement = await codeStatement({ db, of, seal }, draft, made);
    return (await withTimeout(statement.first())) === null ? undefined : made;
  } catch (error) {
    logFailure(error);
    return undefined;
  }
}

async function codeStatement<T>(
  { db, of, seal }: Pick<DraftContext<T>, "db" | "of" | "seal">,
  draft: Pick<Draft<T>, "id" | "key">,
  { code, birthDate, until }: ComeBackCode,
): Promise<D1PreparedStatement> {
  const row = await keyGrantRow(await codeHolder(of.form, code, birthDate, seal), draft, until);
  const known = await encryptJson(await importKey(draft.key), { code, birthDate }, boundTo(draft));
  return upsertCodeStatement(db, row, draft.id, known);
}

export async function beginWithCode<T>(
  context: DraftContext<T>,
  content: T,
  birthDate: string,
): Promise<{ draft: Draft<T>; code: ComeBackCode } | undefined> {
  try {
    if (context.isUnknown) return undefined;
    const { db, of, now } = context;
    const draft = newDraft(context, content);
    const code = { code: newCode(), birthDate, until: now + (of.ages?.code ?? codeAge) };
    const sealed = await encryptContent(of.form, draft, content);
    await withTimeout(
      db.batch([
        insertUnheldStatement(db, { id: draft.id, form: of.form, sealed }, now),
        await codeStatement(context, draft, code),
      ]),
    );
    return { draft, code };
  } catch (error) {
    logFailure(error);
    return undefined;
  }
}

export async function readByCode<T>(context: DraftContext<T>, typed: string): Promise<OpenedLink<T>> {
  const code = readCode(typed);
  if (!code) return { is: "none" };
  try {
    const { db, of, seal, isUnknown } = context;
    if (isUnknown) return { is: "unavailable" };
    const holder = await codeHolder(of.form, code, noBirthDate, seal);
    const [row] = await withTimeout(selectDrafts(db, [holder.hash], lifetimeOf(context)));
    const draft = row && (await decryptRow(context, row, holder));
    return draft ? { is: "draft", draft } : { is: "none" };
  } catch (error) {
    logFailure(error);
    return { is: "unavailable" };
  }
}

export async function openWithCode<T>(
  context: DraftContext<T>,
  typed: string,
  birthDate: string,
  isInPlace: boolean,
): Promise<OpenedWithCode> {
  const code = readCode(typed);
  if (!code) return { is: "wrong" };
  try {
    if (context.isUnknown) return { is: "unavailable" };
    const { db, of, seal, now } = context;
    const opener = await codeHolder(of.form, code, birthDate, seal);
    const { hash } = opener;
    const tried = await tryCode(
      db,
      draftCodes,
      { hash, now },
      async ({ draft_id: id, wrapped, closes_in }) => {
        const key = await unwrapKey(opener, id, wrapped);
        return key && { id, key, closesIn: closes_in ?? undefined };
      },
    );
    return tried.is === "opened" ? await grantToVisitor(context, tried.found, opener, isInPlace) : tried;
  } catch (error) {
    logFailure(error);
    return { is: "unavailable" };
  }
}

async function grantToVisitor<T>(
  context: DraftContext<T>,
  found: Pick<Draft<T>, "id" | "key" | "closesIn">,
  code: KeyHolder,
  isInPlace: boolean,
): Promise<OpenedWithCode> {
  const { db, of, browser, person, now, cookies } = context;
  const held = await readHeldDrafts(context);
  const unlocked = unlockStatement(db, draftCodes, code.hash);
  const other = otherInBrowser(context, held, found.id);
  if (!isInPlace && other) {
    await withTimeout(unlocked.run());
    return { is: "holds-another" };
  }
  const isPersons = person && isReplaceable(context, held.ofPerson) && found.closesIn === undefined;
  const moved = other && !isPersons ? await setAside(context, other) : "done";
  if (moved !== "done") return { is: moved };
  const row = isPersons
    ? await keyGrantRow(person, found, undefined)
    : await keyGrantRow(browser, found, now + (found.closesIn ?? of.ages?.browser ?? browserAge));
  const [, holds] = await withTimeout(db.batch([unlocked, grantStatement(db, row, found.id, now)]));
  const isClosed = found.closesIn !== undefined;
  return holds?.results.length ? { is: "opened", isClosed, cookies } : { is: "wrong" };
}

function otherInBrowser<T>(
  { of }: DraftContext<T>,
  { ofBrowser }: HeldDrafts<T>,
  id: string,
): Draft<T> | undefined {
  const draft = ofBrowser?.draft;
  const isOther = draft && draft.id !== id && draft.closesIn === undefined && !of.isEmpty(draft.content);
  return isOther ? draft : undefined;
}
