export type EntityKey = "person" | "family" | "titled_property";
export type FamilyRole = "principal_caregiver" | "parent" | "partner" | "child" | "other";

export interface Role {
  readonly key: string;
  readonly plural: string | null;
  readonly description: string;
  readonly max?: number;
}

export interface Entity {
  readonly key: EntityKey;
  readonly plural: string;
  readonly description: string;
  readonly documentation: string;
  readonly roles?: readonly Role[];
}

const person: Entity = {
  key: "person",
  plural: "persons",
  description: "Person",
  documentation: "One human being, adult or child.",
};

const family: Entity = {
  key: "family",
  plural: "families",
  description: "Family",
  documentation: "The people who live as one family, seen from the person who mainly cares for its children.",
  roles: [
    {
      key: "principal_caregiver",
      plural: null,
      description: "The one person who mainly cares for the children.",
      max: 1,
    },
    { key: "parent", plural: "parents", description: "A parent who is not the principal caregiver." },
    { key: "partner", plural: "partners", description: "The partner of the applicant." },
    { key: "child", plural: "children", description: "A child of the family." },
    { key: "other", plural: "others", description: "Anybody else in the family." },
  ],
};

const titledProperty: Entity = {
  key: "titled_property",
  plural: "titled_properties",
  description: "Titled property",
  documentation: "A home with a title, its owners and those who live there.",
  roles: [
    { key: "owner", plural: "owners", description: "Somebody who holds the title." },
    { key: "other", plural: "others", description: "Anybody else who lives there." },
  ],
};

export const groups = [family, titledProperty] as const;
export const entities: readonly Entity[] = [person, ...groups];
export const entityOf: ReadonlyMap<string, Entity> = new Map(entities.map((one) => [one.plural, one]));

/** Under which a group instance lists the members of a role. */
export const roleName = (role: Role): string => role.plural ?? role.key;

export function describeEntities(): Record<string, unknown> {
  return Object.fromEntries(entities.map(({ key, roles, ...rest }) => [key, { ...rest, ...rolesOf(roles) }]));
}

const rolesOf = (roles?: readonly Role[]) =>
  roles ? { roles: Object.fromEntries(roles.map(({ key, ...role }) => [key, role])) } : {};
