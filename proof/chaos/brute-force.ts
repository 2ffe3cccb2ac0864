// T31: two minutes of password guessing, and its effect on other users.
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf, OWNER, OWNER_SETTINGS, signIn, tryToSignIn } from './admins.ts'
import { atRate } from './at-rate.ts'
import { all, atMost, type ChaosTest, none, type Row, within } from './chaos-test.ts'
import { type ChaosWorld, openChaosWorld } from './chaos-world.ts'
import { percentile } from './figures.ts'
import type { Answer } from './request.ts'
import { visitorRow, visitWhile } from './run-while.ts'

const FLOOD = { logins: 2_000, forMs: 120_000 }
const QUICK_FLOOD = { logins: 240, forMs: 8_000 }
const QUARTER_HOUR_S = 15 * 60
/** From all networks together that never signed in under this name. */
const PER_NAME = 100
const PER_ADDRESS = 30
const FIRST_PAUSE_MS = 1_000
const PAUSES = 6
const QUICK_PAUSES = 3
const LOOK_EVERY_MS = 50
const NAMES = 60
const QUICK_NAMES = 8
const MEDIANS_APART_MS = 5
const BURST = 40

/** The known network of the owner, and a network from which one attacker tries many names. */
const AT_HOME = '127.1.0.1'
const ONE_STRANGER = '127.2.0.1'

type Kind = 'one name' | 'many names' | 'right, from elsewhere' | 'right, from home'
type Tried = Answer & { kind: Kind }

export const bruteForce: ChaosTest = {
  ids: ['T31'],
  alone: true,
  async run(options) {
    await using world = await openChaosWorld(options, { name: 'T31', env: OWNER_SETTINGS })
    await world.start()
    const { url } = world.site
    const names = options.quick ? QUICK_NAMES : NAMES
    addAdmins(world, names)
    const apart = await knownAndUnknownNames(url, names)
    const { token } = await signIn(url, AT_HOME)
    const { result, visited } = await visitWhile(url, () =>
      Promise.all([
        flood(url, options.quick ? QUICK_FLOOD : FLOOD),
        climb(url, options.quick ? QUICK_PAUSES : PAUSES),
      ]),
    )
    const [tried, climbed] = result
    return [
      ...floodRows(tried),
      climbed,
      visitorRow('T31', 'pages meanwhile, p99', visited),
      none('T31', 'pages that failed meanwhile', visited.wrong),
      within('T31', 'known and unknown name, medians apart', apart.ms, MEDIANS_APART_MS, apart.note),
      ...(await lockedAndBack(world)),
      await afterRestart(world, token),
    ]
  },
}

/** Each name allows ten guesses, so a timing comparison needs many names. */
function addAdmins({ site }: ChaosWorld, count: number): void {
  const db = new DatabaseSync(site.databaseFile, { timeout: 5_000 })
  const add = db.prepare(
    `insert into admin (id, username, password_hash, created_at)
     select ?, ?, password_hash, created_at from admin where username = ?`,
  )
  for (let place = 0; place < count; place += 1) add.run(`KNOWN${place}`, `known_${place}`, OWNER.username)
  db.close()
}

/** Alternating, each from its own address. */
async function knownAndUnknownNames(url: string, names: number): Promise<{ ms: number; note: string }> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let place = 0; place < names; place += 1) {
    for (const [side, who] of (['known', 'unknown'] as const).entries()) {
      const given = { username: `${who}_${place}`, password: 'wrong password' }
      const { status, text, ms } = await tryToSignIn(url, given, addressOf(30_000 + 2 * place + side))
      if (status !== 401) throw new Error(`a first guess is answered with ${status} ${text}`)
      times[who].push(ms)
    }
  }
  const [known, unknown] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)]
  return { ms: Math.abs(known - unknown), note: `${known.toFixed(1)} and ${unknown.toFixed(1)}` }
}

async function flood(url: string, { logins, forMs }: typeof FLOOD): Promise<Tried[]> {
  const tried: Tried[] = []
  await atRate({ perSecond: (1_000 * logins) / forMs, forMs }, async (number) => {
    const { kind, given, address } = nextGuess(number)
    tried.push({ ...(await tryToSignIn(url, given, address)), kind })
  })
  return tried
}

function nextGuess(number: number): { kind: Kind; given: typeof OWNER; address: string } {
  const password = `guess ${number}`
  const turn = number % 20
  if (turn === 18) return { kind: 'right, from elsewhere', given: OWNER, address: addressOf(number) }
  if (turn === 19) return { kind: 'right, from home', given: OWNER, address: AT_HOME }
  if (turn % 2 === 0) {
    return { kind: 'one name', given: { ...OWNER, password }, address: addressOf(number) }
  }
  return { kind: 'many names', given: { username: `name_${number}`, password }, address: ONE_STRANGER }
}

function floodRows(tried: readonly Tried[]): Row[] {
  const of = (kind: Kind) => tried.filter((each) => each.kind === kind)
  const tested = (kind: Kind) => of(kind).filter(({ status }) => status === 401)
  const refused = tried.filter(({ status }) => status === 429)
  const announced = refused.filter(({ headers }) => {
    const seconds = Number(headers['retry-after'])
    return seconds >= 1 && seconds <= QUARTER_HOUR_S
  })
  const home = of('right, from home')
  const elsewhere = of('right, from elsewhere')
  const [one, many] = [of('one name').length, of('many names').length]
  return [
    atMost(
      'T31',
      `one name, ${one} guesses from as many addresses: tested`,
      tested('one name').length,
      PER_NAME,
    ),
    atMost('T31', `${many} names from one address: tested`, tested('many names').length, PER_ADDRESS),
    all('T31', 'refusals with Retry-After of a quarter hour at most', announced.length, refused.length),
    none(
      'T31',
      'answers that are neither in, wrong nor too many',
      tried.filter(({ status }) => ![200, 401, 429].includes(status)).length,
    ),
    none(
      'T31',
      'right passwords called wrong',
      [...home, ...elsewhere].filter(({ status }) => status === 401).length,
    ),
    all(
      'T31',
      'the admin, from where they signed in before: let in meanwhile',
      home.filter(({ status }) => status === 200).length,
      home.length,
    ),
  ]
}

/** Continuous guesses from one network: the pause between two verified guesses. */
async function climb(url: string, pauses: number): Promise<Row> {
  const given = { username: 'patient', password: 'wrong password' }
  const nextTested = async () => {
    for (;;) {
      const sentAt = performance.now()
      const { status } = await tryToSignIn(url, given, addressOf(20_000))
      if (status === 401) return { sentAt, gotAt: performance.now() }
      await sleep(LOOK_EVERY_MS)
    }
  }
  const waited: number[] = []
  for (let last = await nextTested(); waited.length < pauses; ) {
    const next = await nextTested()
    waited.push(next.gotAt - last.sentAt)
    last = next
  }
  const respected = waited.filter((ms, place) => ms >= FIRST_PAUSE_MS * 2 ** place)
  const seconds = waited.map((ms) => (ms / 1_000).toFixed(1)).join(', ')
  return all(
    'T31',
    `pauses of one who tries all the time, at least 1, 2, 4 … s (${seconds})`,
    respected.length,
    pauses,
  )
}

/** Concurrent guesses from one network: one is verified, and other networks are not locked out. */
async function lockedAndBack(world: ChaosWorld): Promise<Row[]> {
  const { url } = world.site
  const wrong = { ...OWNER, password: 'wrong password' }
  passTime(world, QUARTER_HOUR_S)
  const burst = await Promise.all(
    Array.from({ length: BURST }, () => tryToSignIn(url, wrong, addressOf(40_000))),
  )
  const elsewhere = await tryToSignIn(url, OWNER, addressOf(50_000))
  await tryToSignIn(url, wrong, addressOf(40_001))
  const locked = await tryToSignIn(url, OWNER, addressOf(40_001))
  const seconds = Number(locked.headers['retry-after'])
  const isLimited = locked.status === 429 && seconds <= QUARTER_HOUR_S
  passTime(world, seconds)
  const back = await tryToSignIn(url, OWNER, addressOf(40_001))
  return [
    atMost(
      'T31',
      `${BURST} guesses at one moment from one network: tested`,
      burst.filter(({ status }) => status === 401).length,
      1,
    ),
    all('T31', 'then the right password from another network is let in', Number(elsewhere.status === 200), 1),
    all(
      'T31',
      'the right password after a wrong one has to wait, a quarter hour at most',
      Number(isLimited),
      1,
    ),
    all('T31', 'and is let in after that time', Number(back.status === 200), 1),
  ]
}

/** Moves the limits in the database into the past. */
function passTime({ site, rows }: ChaosWorld, seconds: number): void {
  const windows = rows<{ key: string; ends_at: string }>('select key, ends_at from limit_window')
  const db = new DatabaseSync(site.databaseFile, { timeout: 5_000 })
  const set = db.prepare('update limit_window set ends_at = ? where key = ?')
  for (const { key, ends_at } of windows) {
    set.run(new Date(Date.parse(ends_at) - seconds * 1_000).toISOString(), key)
  }
  db.close()
}

/** T32: a session survives, a closed session stays closed. */
async function afterRestart(world: ChaosWorld, respected: string): Promise<Row> {
  const { url } = world.site
  const ended = await signIn(url, AT_HOME)
  await ended.ask('logout', { method: 'POST' })
  await world.site.stop()
  await world.start()
  const statusOf = async (token: string) =>
    (await fetch(`${url}/api/admin/overview`, { headers: { authorization: `Bearer ${token}` } })).status
  const right = [(await statusOf(respected)) === 200, (await statusOf(ended.token)) === 401]
  return all('T32', 'after a restart: signed in and signed out as before', right.filter(Boolean).length, 2)
}
