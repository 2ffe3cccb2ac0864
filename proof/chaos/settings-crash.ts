// The site is killed while an owner saves settings. Old or new, never half, and a history without gaps.
import { setTimeout as sleep } from 'node:timers/promises'
import { demoSettings } from '../../content/settings/index.ts'
import type { HistoryEntry, SectionReply } from '../../contract/settings/settings.schema.ts'
import { OWNER_SETTINGS, type SignedInAdmin, signIn } from './admins.ts'
import { all, type ChaosTest, fact, none, type Row, type RunOptions } from './chaos-test.ts'
import { openChaosWorld } from './chaos-world.ts'

const ID = 'kill during a save'
const SECTION = 'settings/servers'
/** A save takes a few milliseconds, on a busy machine a hundred. */
const KILL_WITHIN_MS = 150

type Round = { isWhole: boolean; isKept: boolean; isAnswered: boolean; isNew: boolean; isConsistent: boolean }

export const settingsCrash: ChaosTest = {
  name: ID,
  async run(options: RunOptions) {
    const rounds = options.quick ? 5 : 100
    await using world = await openChaosWorld(options, { name: ID, env: OWNER_SETTINGS })
    await world.start()
    const admin = await signIn(world.site.url)
    const found: Round[] = []
    for (let round = 0; round < rounds; round += 1) {
      const before = await read(admin)
      const value = serversNamed(`Round ${round}`)
      const json = { version: before.version, value }
      const saving = admin.ask(SECTION, { method: 'PUT', json }).then(
        ({ status }) => status === 200,
        () => false,
      )
      // Most happens in the first milliseconds.
      await sleep(KILL_WITHIN_MS * (options.quick ? (round + 1) / rounds : Math.random()) ** 2)
      await world.kill()
      await world.start()
      found.push(await checkSaved(admin, { before, value, isAnswered: await saving }))
    }
    return toRows(found, world.isIntact())
  },
}

/** Every entry of the list changes, so that half a value would show. */
function serversNamed(name: string) {
  const list = demoSettings.servers.list.map((server) => ({ ...server, name: `${server.name} ${name}` }))
  return { ...demoSettings.servers, list }
}

async function read(admin: SignedInAdmin): Promise<SectionReply> {
  return admin.getJson(SECTION)
}

type Saved = { before: SectionReply; value: unknown; isAnswered: boolean }

async function checkSaved(admin: SignedInAdmin, { before, value, isAnswered }: Saved): Promise<Round> {
  const after = await read(admin)
  const { entries } = (await admin.getJson(`${SECTION}/history`)) as { entries: HistoryEntry[] }
  const isNew = after.version === before.version + 1 && same(after.value, value)
  const isOld = after.version === before.version && same(after.value, before.value)
  const versions = entries.map(({ version }) => version)
  const expected = Array.from({ length: after.version }, (_, index) => after.version - index)
  const [newest] = entries
  return {
    isWhole: isNew || isOld,
    isKept: !isAnswered || isNew,
    isAnswered,
    isNew,
    isConsistent: same(versions, expected) && (!newest || same(newest.value, after.value)),
  }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function toRows(rounds: readonly Round[], isIntact: boolean): Row[] {
  const count = (is: (round: Round) => boolean) => rounds.filter(is).length
  return [
    all(
      ID,
      'killed while saving settings: the old or the new value',
      count(({ isWhole }) => isWhole),
      rounds.length,
    ),
    none(
      ID,
      'saves that were answered and are gone',
      count(({ isKept }) => !isKept),
    ),
    all(
      ID,
      'history with every version, the newest equal to the value',
      count(({ isConsistent }) => isConsistent),
      rounds.length,
    ),
    fact(
      ID,
      'saved, of these answered',
      `${count(({ isNew }) => isNew)}, ${count(({ isAnswered }) => isAnswered)}`,
    ),
    all(ID, 'integrity_check ok', Number(isIntact), 1),
  ]
}
