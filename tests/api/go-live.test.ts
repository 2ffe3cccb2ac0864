// The Go live screen over HTTP: results of now, and one count.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { Checks } from '#contract/monitoring/checks.schema.ts'
import { countReady, stateNow } from '#contract/monitoring/checks.ts'
import type { Overview } from '#contract/team/overview.schema.ts'
import { startOwned } from '#tests/support/site.ts'

function countOf({ parts, results, valid_from }: Checks) {
  const ofPart = (part: string) => results.filter((result) => result.part === part)
  return countReady(parts.map((part) => stateNow(ofPart(part), valid_from)))
}

test('the menu counts what the screen counts, and nothing after a change until it is tested again', async () => {
  await using site = await startOwned()
  const { json, save } = site.admin
  const menuCount = async () => (await json<Overview>('/overview')).go_live
  expect(await menuCount()).toBeNull()
  const tested = await json<Checks>('/checks/run', 'POST', {})
  expect(countOf(tested)).toMatchObject({ total: expect.any(Number) })
  expect(await menuCount()).toEqual(countOf(tested))

  await save('announcement', demoSettings.announcement)
  const changed = await json<Checks>('/checks')
  expect(changed.results.every(({ at }) => at < changed.valid_from)).toBe(true)
  expect([countOf(changed), await menuCount()]).toEqual([null, null])
})
