import type { ChaosWorld } from './chaos-world.ts'

/** Instead of a minute that another process would wait; only the killed one has had any. */
export async function endLeases(world: Pick<ChaosWorld, 'read'>): Promise<void> {
  await world.read((db) =>
    db
      .updateTable('send_action')
      .set({ leased_until: new Date(0).toISOString() })
      .where('leased_until', 'is not', null)
      .execute(),
  )
}
