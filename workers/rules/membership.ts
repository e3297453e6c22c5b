import { type Entity, type Role, roleName } from "./entities.ts";
import { brief, type JsonObject, objectAt, refuse } from "./refusal.ts";

/** For each person (by index), their group and role. */
export interface Membership {
  readonly ids: string[];
  readonly groupOf: Int32Array;
  readonly roleOf: string[];
  readonly members: number[][];
}

/** @throws Refusal for a role that is not a list, names nobody in the request, or names somebody twice */
export function readMembership(group: Entity, given: JsonObject, persons: readonly string[]): Membership {
  const instances = objectAt(given[group.plural] ?? {}, [group.plural]);
  const ids = Object.keys(instances);
  const indexOf = new Map(persons.map((id, index) => [id, index]));
  const members: number[][] = ids.map(() => []);
  const groupOf = new Int32Array(persons.length).fill(-1);
  const roleOf: string[] = new Array(persons.length).fill("");

  ids.forEach((id, instance) => {
    const content = objectAt(instances[id], [group.plural, id]);
    for (const role of group.roles!) {
      const path = [group.plural, id, roleName(role)];
      for (const person of idsIn(content, role, path)) {
        const index = indexOf.get(person);
        if (index === undefined) refuse(path, `Unknown person '${brief(person)}'.`);
        if (groupOf[index] !== -1) refuse(path, `'${brief(person)}' is named more than once.`);
        groupOf[index] = instance;
        roleOf[index] = role.key;
        members[instance]!.push(index);
      }
    }
  });
  addUngrouped(persons, group.roles![0]!.key, { ids, groupOf, roleOf, members });
  return { ids, groupOf, roleOf, members };
}

function idsIn(content: JsonObject, role: Role, path: string[]): string[] {
  if (!Object.hasOwn(content, roleName(role))) return [];
  const named = content[roleName(role)];
  const ids: unknown = typeof named === "string" ? [named] : named;
  if (!Array.isArray(ids)) refuse(path, "Invalid type: must be of type 'Array'.");
  const wrong = ids.findIndex((id) => typeof id !== "string");
  if (wrong !== -1) refuse([...path, String(wrong)], "Invalid type: must be of type 'String'.");
  if (role.max && ids.length > role.max) refuse(path, `There can be at most ${role.max} here.`);
  return ids;
}

// Somebody in no group gets their own, with the person's id and the first role.
function addUngrouped(persons: readonly string[], firstRole: string, membership: Membership): void {
  persons.forEach((id, person) => {
    if (membership.groupOf[person] !== -1) return;
    membership.groupOf[person] = membership.ids.push(id) - 1;
    membership.roleOf[person] = firstRole;
    membership.members.push([person]);
  });
}
