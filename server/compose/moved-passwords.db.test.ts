// A password of the environment is sent only to the address that it was given for, whatever moves the address.
import { expect } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { createServers } from '#server/network/servers/servers.service.ts'
import { saveValue } from '#server/platform/database/stored-value.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { createSecretBox } from '#server/platform/secrets/secret-box.service.ts'
import { openSecrets } from '#server/platform/secrets/secrets.service.ts'
import { type DatabaseKind, onBothWith } from '#tests/support/databases.ts'
import { SILENT } from '#tests/support/silent-log.ts'
import { openSiteFileWorld } from '#tests/support/site-file-world.ts'

const ENV = {
  RCON_PASSWORD: 'of rcon',
  RCON_SKYBLOCK_PASSWORD: 'of rcon',
  AJLEADERBOARDS_CREATIVE_PASSWORD: 'of boards',
  ALLOW_SANDBOX: '1',
}
const [OURS, THEIRS] = ['ours.internal', 'theirs.example']
const KEY = Buffer.alloc(32, 1)

const boards = (host: string) =>
  ({ kind: 'mysql', host, port: 3306, database: 'mc', user: 'web', prefix: 'ajlb_', tls: null }) as const

/** Every password of the environment belongs to one of these addresses. */
function serversAt(host: string | null): Settings['servers'] {
  const { servers } = demoSettings
  const rcon = host === null ? null : { host, port: 25_575 }
  const [first, second, third] = servers.list
  if (!first || !second || !third) throw new Error('the demo has three servers')
  const list = [
    { ...first, rcon },
    { ...second, rcon },
    { ...third, boards: host === null ? null : boards(host) },
  ]
  return { ...servers, list }
}

async function open(kind: DatabaseKind) {
  const site = await openSiteFileWorld(kind, ENV)
  const key = { find: () => KEY, findOrCreate: () => KEY }
  const secrets = await openSecrets({ db: site.db, log: SILENT, key })
  const { settings, variables } = site
  const simulated = { rcon: null, ping: null, boards: {} }
  const servers = createServers({ settings, secrets, variables, simulated })
  const box = createSecretBox({ random: systemRandom, log: SILENT, key })

  /** A file of another owner, whose site has these servers. */
  async function importFrom(value: Settings['servers']): Promise<void> {
    await using stranger = await openSiteFileWorld('sqlite')
    await stranger.save('servers', value)
    await site.import(await stranger.exported())
  }

  /** Each password that would be sent, with the host. */
  async function sent(): Promise<string[]> {
    await settings.reload()
    await secrets.reload()
    return servers
      .current()
      .list.flatMap(({ rcon, boards }) => [
        ...(rcon ? [`${rcon.password} to ${rcon.host}`] : []),
        ...(boards?.kind === 'mysql' && boards.password ? [`${boards.password} to ${boards.host}`] : []),
      ])
  }

  return Object.assign(site, {
    importFrom,
    sent,
    servers,
    enter: (name: string, password: string) => saveValue(site.db, name, box.encrypt(name, password)),
  })
}

const onBoth = onBothWith(open)
type Site = Awaited<ReturnType<typeof open>>

const allTo = (host: string) =>
  ['of rcon', 'of rcon', 'of boards'].map((password) => `${password} to ${host}`)

/** Every way in which a server gets another address. */
const WAYS: Record<string, (site: Site) => Promise<unknown>> = {
  'a save': (site) => site.save('servers', serversAt(THEIRS)),
  'a save that removes the address, and another': async (site) => {
    await site.save('servers', serversAt(null))
    await site.save('servers', serversAt(THEIRS))
  },
  'the file of a site': (site) => site.importFrom(serversAt(THEIRS)),
  'an earlier version': async (site) => {
    await site.importFrom(serversAt(THEIRS))
    await site.save('servers', serversAt(OURS))
    await site.admin.restore('servers', 2, { admin: 'ayu' })
  },
  'a server that takes the place of the first': (site) => {
    const value = serversAt(OURS)
    const rcon = { host: THEIRS, port: 25_575 }
    const list = value.list.slice(0, 1).map((first) => ({ ...first, id: 'evil', rcon }))
    return site.importFrom({ ...value, list: [...list, ...value.list] })
  },
}

for (const [way, move] of Object.entries(WAYS)) {
  onBoth(`${way} leads no password of the environment to another address`, async (site) => {
    await site.save('servers', serversAt(OURS))
    expect(await site.sent()).toEqual(allTo(OURS))
    await move(site)
    expect((await site.sent()).filter((line) => line.endsWith(THEIRS))).toEqual([])

    // Where the address is its own again, the password is as before.
    await site.save('servers', serversAt(OURS))
    expect(await site.sent()).toEqual(allTo(OURS))
  })
}

onBoth('the first address is for an owner to save, not for a file to bring', async (site) => {
  await site.importFrom(serversAt(THEIRS))
  expect(await site.sent()).toEqual([])
})

onBoth('for the new address the password is entered in the console', async (site) => {
  const find = (name: string) => site.servers.secrets().find((secret) => secret.name === name)
  const name = 'servers.skyblock.rcon_password'
  await site.save('servers', serversAt(OURS))
  expect(find(name)).toMatchObject({ isGiven: true })
  await site.save('servers', serversAt(THEIRS))
  expect(await site.sent()).toEqual([])
  expect(find(name)).toMatchObject({ isGiven: false })

  await site.enter(name, 'typed')
  expect(await site.sent()).toEqual([`typed to ${THEIRS}`])
})
