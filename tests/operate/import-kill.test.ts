// A process that is killed while it imports the file of a site with posts and menus.
import { expect, test, vi } from 'vitest'
import type { Menus } from '#contract/settings/menus.schema.ts'
import type { PostForm } from '#contract/site/posts.schema.ts'
import type { SiteFilePreview } from '#contract/site/site-file.schema.ts'
import { readBackupPaths } from '#scripts/backup/backup-paths.ts'
import { serveSite } from '#scripts/lib/serve.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { editArchive, jsonOf } from '#tests/support/archive.ts'
import { DATABASES, openFreshPostgres } from '#tests/support/databases.ts'
import { ADMIN_ENV, signIn } from '#tests/support/settings-client.ts'
import { openDataFolder } from './data-folder.ts'

vi.setConfig({ testTimeout: 120_000 })
const POSTS = 120
const SITES = ['one', 'two'] as const
type SiteName = (typeof SITES)[number]

/** Every third post is in both sites with another text; the others are in one of them only. */
function postsOf(site: SiteName): PostForm[] {
  return Array.from({ length: POSTS }, (_, index) => ({
    kind: 'page',
    slug: index % 3 === 0 ? `both-${index}` : `${site}-${index}`,
    title: { en: site, id: site },
    text: { en: site.repeat(500), id: site },
    image_url: null,
    published_at: '2026-11-17T12:00:00.000Z',
    hidden: false,
  }))
}

const menusOf = (site: SiteName): Menus => ({
  bar: [{ kind: 'post', slug: `${site}-1` }],
  more: [],
  footer: [{ kind: 'link', label: { en: site, id: site }, url: 'https://nusa.test' }],
})

type Admin = Awaited<ReturnType<typeof signIn>>

async function makeArchives({ ask }: Admin): Promise<Record<SiteName, Uint8Array>> {
  const exported = await (await ask('/site-file')).bytes()
  const settings = jsonOf(exported, 'settings.json')
  const archiveOf = (site: SiteName) =>
    editArchive(exported, {
      'settings.json': { ...settings, menus: menusOf(site) },
      'posts.json': postsOf(site),
    })
  return { one: archiveOf('one'), two: archiveOf('two') }
}

async function upload(address: string, token: string, fields: Record<string, string | Blob>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = { authorization: `Bearer ${token}` }
  const reply = await fetch(address, { method: 'POST', headers, body })
  if (!reply.ok) throw new Error(await reply.text())
  return (await reply.json()) as SiteFilePreview
}

test.each(DATABASES)('%s: kill -9 during an import leaves the old or the new site', async (kind) => {
  using folder = openDataFolder()
  await using postgres = await openFreshPostgres()
  const env: Record<string, string> = kind === 'postgres' ? { DATABASE_URL: postgres.url } : {}
  const { dataDir } = folder.place()
  const site = await serveSite({ env: { ...ADMIN_ENV, ...env }, dataDir })
  const admin = await signIn(site)
  const archives = await makeArchives(admin)
  const address = `${site.url}/api/admin/site-file`
  const check = async (name: SiteName) => {
    const file = new Blob([new Uint8Array(archives[name])])
    const { fingerprint } = await upload(`${address}/preview`, admin.token, { file })
    return () => upload(address, admin.token, { fingerprint, file })
  }

  let lasts = 0
  for (const name of [...SITES, 'one'] as const) {
    const start = await check(name)
    const from = performance.now()
    await start()
    lasts = performance.now() - from
  }
  const start = await check('two')
  const ended = start().catch(() => null)
  // Reading and comparing the file come first: by then it is written.
  await new Promise((resolve) => setTimeout(resolve, lasts * 0.5))
  process.kill(site.pid, 'SIGKILL')
  await ended
  await site.stop()
  await expectWhole({ DATA_DIR: dataDir, ...env })
})

async function expectWhole(env: Record<string, string>): Promise<void> {
  const db = await openDatabase(readBackupPaths(env), { warn: () => {} })
  try {
    const imports = await db
      .selectFrom('audit_entry')
      .select('id')
      .where('action', '=', 'site_imported')
      .execute()
    expect([3, 4]).toContain(imports.length)
    const name = imports.length === 3 ? 'one' : 'two'
    const posts = await db.selectFrom('post').select(['slug', 'title_en']).execute()
    const expected = postsOf(name).map(({ slug, title }) => ({ slug, title_en: title.en }))
    const bySlug = (one: { slug: string }, other: { slug: string }) => one.slug.localeCompare(other.slug)
    expect(posts.toSorted(bySlug)).toEqual(expected.toSorted(bySlug))
    const stored = await db
      .selectFrom('settings')
      .select('value')
      .where('section', '=', 'menus')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(stored.value)).toEqual(menusOf(name))
  } finally {
    await db.destroy()
  }
}
