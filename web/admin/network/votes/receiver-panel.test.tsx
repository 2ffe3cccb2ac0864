import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { VoteReceiver } from '#contract/network/votes.schema.ts'
import { openSettings } from '#tests/support/render-settings.ts'

const [FIRST] = demoSettings.votes.sites

test('a name that counts nothing is listed although an unsaved site of the demo has it, until a site is chosen', async () => {
  const at = '2026-11-19T05:00:00.000Z'
  const names = [FIRST?.service ?? '', 'Elsewhere']
  const receiver: VoteReceiver = {
    ...{ mode: 'real', port: 8_192, problem: null, has_token: true, public_key: null },
    ...{ received: 2, duplicates: 0, refused: {}, last_refusal: null, votes: [] },
    unknown_services: names.map((name) => ({ name, times: 1, last_at: at })),
  }
  const { fire, get, texts } = await openSettings('network/votes', {
    api: { 'GET /api/admin/votes': receiver },
  })
  const listed = () => texts('main li code').filter((name) => names.includes(name))
  expect(names[0]).toBeTruthy()
  expect(listed()).toEqual(names)

  const choice = get('main select[aria-label*=Elsewhere]') as HTMLSelectElement
  choice.selectedIndex = 2
  await fire(choice, new Event('change', { bubbles: true }))
  expect(listed()).toEqual([names[0]])
})
