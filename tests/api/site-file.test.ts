// The console's calls of the site as a file, over HTTP: preview, confirmation, conflict, and no secret in it.
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { OpenapiDocument } from '#contract/openapi.ts'
import type { SiteFilePreview } from '#contract/site/site-file.schema.ts'
import { SITE_FILE_LIMIT_BYTES } from '#contract/site/site-file.ts'
import { editArchive } from '#tests/support/archive.ts'
import { SITE_ADMIN } from '#tests/support/settings-client.ts'
import { ownedSiteOfFile } from '#tests/support/site-of-file.ts'

const { admin: owner, ...site } = await ownedSiteOfFile({ ALLOW_SANDBOX: '1' })

const archive = async () => (await owner.ask('/site-file')).bytes()

const previewOf = async (file: Uint8Array, query = '') =>
  (await (await owner.upload(`/site-file/preview${query}`, { file })).json()) as SiteFilePreview

const CONSOLE = '/api/admin'

test('every call without parameters in its path replies with the media type of the API document', async () => {
  const { paths }: OpenapiDocument = await site.json('/api/openapi.json')
  const reads = Object.entries(paths).filter(([path, { get }]) => get && !path.includes('{'))
  const found: [string, string | undefined, string | undefined][] = []
  for (const [path, { get }] of reads) {
    const inConsole = path.startsWith(CONSOLE)
    const reply = await (inConsole ? owner.ask(path.slice(CONSOLE.length)) : site.get(path))
    await reply.arrayBuffer()
    const [documented] = Object.keys(get?.responses[reply.status]?.content ?? {})
    found.push([path, documented, reply.headers.get('content-type')?.split(';')[0]])
  }
  expect(found.filter(([, documented, sent]) => documented !== sent)).toEqual([])
  expect(new Set(found.map(([, , sent]) => sent))).toEqual(
    new Set(['application/json', 'text/csv', 'application/zip']),
  )
})

test('a starting point is a file like the export, and previewed like one', async () => {
  const reply = await owner.ask('/site-file?start=ranks')
  expect([reply.headers.get('content-type'), reply.headers.get('content-disposition')]).toEqual([
    'application/zip',
    'attachment; filename="ranks.zip"',
  ])
  const { changes, problems } = await previewOf(await reply.bytes())
  expect(problems).toEqual([])
  expect(changes).toContainEqual({ kind: 'products', action: 'add', name: 'Elite', details: [] })
  expect((await owner.ask('/site-file?start=../ranks')).status).toBe(400)
})

test('a preview is confirmed as it was shown, and refused when the site has changed', async () => {
  const reply = await owner.ask('/site-file')
  expect(reply.headers.get('content-type')).toBe('application/zip')
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="site.zip"')
  const identity = { ...demoSettings.identity, name: 'Nusantara' }
  const file = editArchive(await reply.bytes(), { 'settings.json': { identity } })
  const preview = await previewOf(file)
  expect(preview.changes).toEqual([
    {
      kind: 'settings',
      action: 'change',
      name: 'identity',
      details: [{ path: 'name', before: '"Angkasa Network"', after: '"Nusantara"' }],
    },
  ])

  await owner.save('identity', { ...demoSettings.identity, name: 'Meanwhile' })
  const late = await owner.upload('/site-file', { fingerprint: preview.fingerprint, file })
  expect([late.status, (await late.json()).code]).toEqual([409, 'changed_meanwhile'])
  const { fingerprint } = await previewOf(file)
  expect((await owner.upload('/site-file', { fingerprint, file })).status).toBe(200)
  expect(await site.text('/en/vote')).toContain('Nusantara')
  expect((await previewOf(file)).changes).toEqual([])
  const { entries } = await owner.json<{ entries: object[] }>('/audit-log')
  expect(entries.slice(0, 2)).toMatchObject([
    { admin: SITE_ADMIN.username, action: 'site_imported', after: { change: 1 } },
    { admin: SITE_ADMIN.username, action: 'settings_saved', subject: 'identity', after: { version: 2 } },
  ])
})

test('problems are listed in the language of the console, and nothing is imported', async () => {
  const identity = { ...demoSettings.identity, name: '' }
  const file = editArchive(await archive(), { 'settings.json': { identity } })
  const { problems, fingerprint } = await previewOf(file, '?lng=id')
  expect(problems).toEqual([{ path: 'settings.identity.name', text: 'Wajib diisi.' }])
  const refused = await owner.upload('/site-file', { fingerprint, file })
  expect([refused.status, await refused.json()]).toEqual([
    400,
    {
      error: 'The file has problems. Nothing was imported.',
      code: 'site_file_refused',
      problems: [{ path: 'settings.identity.name', text: 'Required.' }],
    },
  ])
})

test.each([
  ['no file', {}, 400, 'site_file_required'],
  ['text instead of a file', { file: 'x' }, 400, 'site_file_required'],
  ['no archive', { file: new Uint8Array(10) }, 400, 'site_file_unreadable'],
  ['a file above the limit', { file: new Uint8Array(SITE_FILE_LIMIT_BYTES + 1) }, 413, 'site_file_too_large'],
])('refuses %s', async (_, fields, status, code) => {
  const reply = await owner.upload('/site-file/preview', fields)
  expect([reply.status, (await reply.json()).code]).toEqual([status, code])
})

test('no stored secret is in the file', async () => {
  const channel = { kind: 'discord', id: 'staff', name: 'Staff', events: 'all', language: 'en' } as const
  const smtp = { host: 'smtp.test', port: 465, tls: true, user: 'post', from: 'post@angkasa.test' }
  await owner.save('notices', { ...demoSettings.notices, channels: [channel], smtp })
  const [first, ...others] = demoSettings.servers.list
  if (!first) throw new Error('the demo has servers')
  const boards = {
    kind: 'mysql',
    host: 'db.test',
    port: 3306,
    database: 'b',
    user: 'u',
    prefix: '',
    tls: null,
  } as const
  const server = { ...first, rcon: { host: 'game.test', port: 25_575 }, boards }
  await owner.save('servers', { ...demoSettings.servers, list: [server, ...others] })
  const { secrets } = await owner.json<{ secrets: { name: string }[] }>('/secrets')
  const values: string[] = []
  for (const { name } of secrets) {
    const value = name.endsWith('.url')
      ? `https://discord.com/api/webhooks/1/geheim-${values.length}-x`
      : `geheim-${values.length}-x`
    const saved = await owner.ask(`/secrets/${name}`, 'PUT', { value })
    if (saved.ok) values.push(value)
  }
  expect(values.length).toBeGreaterThan(3)
  await owner.ask('/votes/keys', 'POST', {})

  const files = Object.entries(unzipSync(await archive()))
  expect(files.length).toBeGreaterThan(5)
  for (const [name, bytes] of files) {
    const text = Buffer.from(bytes).toString('latin1')
    for (const secret of [...values, 'geheim', 'PRIVATE KEY', SITE_ADMIN.password, '$argon2', owner.token]) {
      expect([name, text.includes(secret)]).toEqual([name, false])
    }
  }
})

test('an import that moves a server drops its password', async () => {
  const [first, ...others] = demoSettings.servers.list
  if (!first) throw new Error('the demo has servers')
  const rconAt = (host: string) => ({
    ...demoSettings.servers,
    list: [{ ...first, rcon: { host, port: 25_575 } }, ...others],
  })
  await owner.save('servers', rconAt('game.test'))
  const name = `servers.${first.id}.rcon_password`
  await owner.ask(`/secrets/${name}`, 'PUT', { value: 'geheim' })
  expect(await owner.stateOfSecret(name)).toBe('stored')
  const file = editArchive(await archive(), { 'settings.json': { servers: rconAt('elsewhere.test') } })
  const { fingerprint } = await previewOf(file)
  expect((await owner.upload('/site-file', { fingerprint, file })).status).toBe(200)
  expect(await owner.stateOfSecret(name)).toBe('missing')
})
