/** Per kind; the oldest go first. */
const most = 1000;

export function memoryAdapter() {
  const kinds = new Map();
  const of = (kind) => {
    if (!kinds.has(kind)) kinds.set(kind, new Map());
    return kinds.get(kind);
  };
  return class MemoryAdapter {
    constructor(kind) {
      this.entries = of(kind);
    }

    async upsert(id, payload, expiresIn) {
      this.entries.set(id, {
        payload,
        ends: expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY,
      });
      if (this.entries.size > most) this.entries.delete(this.entries.keys().next().value);
    }

    async find(id) {
      const entry = this.entries.get(id);
      return entry && entry.ends > Date.now() ? entry.payload : undefined;
    }

    async findByUid(uid) {
      return [...this.entries.values()].find(({ payload }) => payload.uid === uid)?.payload;
    }

    async findByUserCode() {
      return undefined;
    }

    async destroy(id) {
      this.entries.delete(id);
    }

    async consume(id) {
      const entry = this.entries.get(id);
      if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
    }

    async revokeByGrantId(grantId) {
      for (const entries of kinds.values())
        for (const [id, { payload }] of entries) if (payload.grantId === grantId) entries.delete(id);
    }
  };
}
