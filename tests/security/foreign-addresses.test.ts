// Every secret that the site sends to an address is tried with the address of somebody else: nothing arrives there.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Channel } from '#contract/settings/notices.schema.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { GameServer } from '#contract/settings/servers.schema.ts'
import { type Listening, listenTcp } from '#simulators/tcp.ts'
import { startTeam, type TeamSite } from '#tests/support/team.ts'

const STORED = {
  'servers.survival.rcon_password': 'stored-rcon-password',
  'servers.survival.boards_password': 'stored-boards-password',
  'notices.smtp.password': 'stored-smtp-password',
}
const CONFIGURED = {
  RCON_SKYBLOCK_PASSWORD: 'configured-rcon-password',
  AJLEADERBOARDS_SKYBLOCK_PASSWORD: 'configured-boards-password',
}
const SECRETS = [...Object.values(STORED), ...Object.values(CONFIGURED)]
const EMAIL: Channel = {
  kind: 'email',
  id: 'mail',
  name: 'Mail',
  events: 'all',
  language: 'en',
  to: ['a@b.test'],
}

let team: TeamSite
let own: Listening
let thief: Listening
let arrived = ''
let connections = 0

beforeAll(async () => {
  own = await listenTcp((socket) => socket.destroy())
  thief = await listenTcp((socket) => {
    connections += 1
    // Greets as a mail server; RCON clients speak first.
    if (connections % 2 === 1) socket.write('220 mail.test ESMTP\r\n')
    socket.on('data', (piece) => {
      arrived += piece.toString('latin1')
      const line = piece.toString('latin1')
      socket.write(/^EHLO/.test(line) ? '250-mail.test\r\n250 AUTH PLAIN LOGIN\r\n' : '334 \r\n')
    })
    setTimeout(() => socket.destroy(), 1_500)
  })
  team = await startTeam({ ...CONFIGURED, ALLOW_SANDBOX: '1', NOTICES_ALLOW_PRIVATE: '1' })
  await saveServers(own.port)
  await team.owner.save('notices', { ...(await read('notices')), channels: [EMAIL], smtp: smtpAt(own.port) })
  for (const [name, value] of Object.entries(STORED)) {
    expect((await team.owner.ask(`/secrets/${name}`, 'PUT', { value })).status).toBe(200)
  }
})
afterAll(async () => {
  await team[Symbol.asyncDispose]()
  await own.close()
  await thief.close()
})

async function read<Name extends keyof Settings>(section: Name): Promise<Settings[Name]> {
  return (await team.owner.json(`/settings/${section}`)).value
}

function smtpAt(port: number) {
  return { host: '127.0.0.1', port, tls: false, user: 'site', from: 'site@b.test' }
}

function at(server: GameServer, port: number): GameServer {
  const address = { host: '127.0.0.1', port }
  const boards = { kind: 'mysql', ...address, database: 'mc', user: 'web', prefix: '', tls: null } as const
  return { ...server, rcon: address, boards }
}

async function saveServers(port: number): Promise<void> {
  const servers = await read('servers')
  const list = servers.list.map((server) => (server.id === 'creative' ? server : at(server, port)))
  await team.owner.save('servers', { ...servers, list })
}

function expectNothing(): void {
  for (const secret of SECRETS) {
    expect(arrived).not.toContain(secret)
    expect(arrived).not.toContain(Buffer.from(secret).toString('base64'))
    expect(arrived).not.toContain(Buffer.from(`\0site\0${secret}`).toString('base64'))
  }
}

test.each(['survival', 'skyblock'])('a draft of %s takes no password to another address', async (id) => {
  const server = (await read('servers')).list.find((one) => one.id === id)
  const reply = await team.owner.ask(`/servers/${id}/test`, 'POST', {
    server: server && at(server, thief.port),
  })
  expect(await reply.json()).toMatchObject({ rcon: { state: 'failed', reason: 'no_password' } })
  expectNothing()
})

test.each(['support', 'manager'] as const)(
  '%s tests no address but the saved one, and reads no message',
  async (role) => {
    const server = (await read('servers')).list.find(({ id }) => id === 'survival')
    const ask = async (body: object) => {
      const reply = await team.ask('POST', '/api/admin/servers/survival/test', team.tokens[role], body)
      return (await reply.json()) as { code?: string; rcon?: object }
    }
    const before = connections
    for (const body of [
      { server: server && at(server, thief.port) },
      { server: server && { ...server, ping: { host: '127.0.0.1', port: thief.port } } },
      { server: server && { ...server, boards: { kind: 'sqlite', path: '/etc/passwd' } } },
      { rcon_password: 'guess' },
    ]) {
      expect(await ask(body)).toMatchObject({ code: 'permission_missing' })
    }
    expect(connections).toBe(before)
    const saved = await ask({ server })
    if (role === 'manager') {
      expect(saved).toMatchObject({ rcon: { state: 'failed', detail: null }, boards: { detail: null } })
    }
  },
)

test('a draft of the mail server takes no password to another address', async () => {
  const reply = await team.owner.ask('/notices/channels/mail/test', 'POST', { smtp: smtpAt(thief.port) })
  expect(reply.status).toBe(200)
  expectNothing()
})

test('a saved address asks for its password again', async () => {
  await team.owner.save('notices', { ...(await read('notices')), smtp: smtpAt(thief.port) })
  expect(await team.owner.stateOfSecret('notices.smtp.password')).toBe('missing')
  await team.owner.ask('/notices/channels/mail/test', 'POST', {})

  const servers = await read('servers')
  const renamed = servers.list.map((server) => ({ ...server, name: `${server.name} 2` }))
  await team.owner.save('servers', { ...servers, list: renamed })
  expect(await team.owner.stateOfSecret('servers.survival.rcon_password')).toBe('stored')
  const moved = renamed.map((server) => (server.id === 'survival' ? at(server, thief.port) : server))
  await team.owner.save('servers', { ...servers, list: moved })
  expect(await team.owner.stateOfSecret('servers.survival.rcon_password')).toBe('missing')
  expect(await team.owner.stateOfSecret('servers.survival.boards_password')).toBe('missing')
  const reply = await team.owner.ask('/servers/survival/test', 'POST', {})
  expect(await reply.json()).toMatchObject({ rcon: { reason: 'no_password' } })
  expectNothing()
})

test('a server that is removed takes its password with it', async () => {
  const name = 'servers.survival.rcon_password'
  await team.owner.ask(`/secrets/${name}`, 'PUT', { value: STORED[name] })
  const servers = await read('servers')
  const others = servers.list.map((server) => (server.id === 'survival' ? { ...server, rcon: null } : server))
  await team.owner.save('servers', { ...servers, list: others })
  await team.owner.save('servers', servers)
  expect(await team.owner.stateOfSecret(name)).toBe('missing')
  expectNothing()
})
