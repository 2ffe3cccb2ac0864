// The Go live screen over HTTP: results of now, one count, and the removal of the demo's entries.
import { expect, test } from 'vitest'
import type { Checks } from '#contract/monitoring/checks.schema.ts'
import { countReady, stateNow } from '#contract/monitoring/checks.ts'
import type { Content } from '#contract/monitoring/content.schema.ts'
import type { Overview } from '#contract/team/overview.schema.ts'
import { ADMIN_ENV, signIn } from '#tests/support/settings-client.ts'
import { startSite } from '#tests/support/site.ts'

async function openGoLive() {
  const site = await startSite({ env: ADMIN_ENV })
  const admin = await signIn(site)
  const read = async <Reply>(path: string, method = 'GET', body?: unknown): Promise<Reply> =>
    (await (await admin.ask(path, method, body)).json()) as Reply
  return {
    site,
    admin,
    read,
    menuCount: async () => (await read<Overview>('/overview')).go_live,
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  }
}

function countOf({ parts, results, valid_from }: Checks) {
  const ofPart = (part: string) => results.filter((result) => result.part === part)
  return countReady(parts.map((part) => stateNow(ofPart(part), valid_from)))
}

test('the menu counts what the screen counts, and nothing after a change until it is tested again', async () => {
  await using live = await openGoLive()
  expect(await live.menuCount()).toBeNull()
  const tested = await live.read<Checks>('/checks/run', 'POST', {})
  expect(countOf(tested)).toMatchObject({ total: expect.any(Number) })
  expect(await live.menuCount()).toEqual(countOf(tested))

  const { value } = await live.read<{ value: { en: string } }>('/settings/announcement')
  await live.admin.save('announcement', value as never)
  const changed = await live.read<Checks>('/checks')
  expect(changed.results.every(({ at }) => at < changed.valid_from)).toBe(true)
  expect([countOf(changed), await live.menuCount()]).toEqual([null, null])
})

test("the demo's entries are counted by kind, removed, and no longer shown", async () => {
  await using live = await openGoLive()
  const of = ({ kinds }: Content, kind: string) => kinds.find((one) => one.kind === kind)
  const content = await live.read<Content>('/content')
  expect([of(content, 'products')?.built_in.length, of(content, 'votes')?.built_in.length]).toEqual([5, 12])
  const findings = async () =>
    (await live.read<Checks>('/checks/run', 'POST', { part: 'content' })).results.filter(
      ({ part }) => part === 'content',
    )
  expect((await findings()).find(({ id }) => id === 'content_votes')).toMatchObject({
    state: 'demo',
    values: { count: 12, own: 0 },
  })

  const left = await live.read<Content>('/content/remove', 'POST', { kinds: ['votes', 'products'] })
  expect([of(left, 'votes'), of(left, 'products')]).toEqual([
    { kind: 'votes', built_in: [], own: 0 },
    { kind: 'products', built_in: [], own: 0 },
  ])
  expect(await (await live.site.get('/api/store/products')).json()).toEqual([])
  expect((await findings()).find(({ id }) => id === 'content_votes')).toMatchObject({ state: 'off' })

  expect((await live.admin.ask('/settings/votes/restore', 'POST', { version: 0 })).status).toBe(200)
  expect(await (await live.site.get('/en/vote')).text()).toContain('Planet Minecraft')
})
