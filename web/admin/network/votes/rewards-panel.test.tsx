// Commands of vote rewards: a list of limited length for owners, a text for everybody else.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { Role } from '#contract/permissions.ts'
import type { Votes } from '#contract/settings/votes.schema.ts'
import { overviewOf } from '#tests/support/admin-replies.ts'
import { openSettings } from '#tests/support/render-settings.ts'

const votes = demoSettings.votes as Votes
const command = { server: null, text: 'give %player% diamond', wait_online: true }

const openVotes = (count: number, role: Role) =>
  openSettings('network/votes', {
    api: { 'GET /api/admin/overview': overviewOf(role) },
    stored: {
      votes: { ...votes, rewards: { ...votes.rewards, each_commands: Array(count).fill(command) } },
    },
  })

test('a command can be added until the list is full', async () => {
  const { fire, get, texts } = await openVotes(9, 'owner')
  const list = get('main [data-path="votes:rewards.each_commands"]')
  const add = () => list.parentElement?.querySelector('[data-list-add]') as HTMLButtonElement
  expect(add()).toHaveProperty('disabled', false)
  await fire(add(), new MouseEvent('click', { bubbles: true }))
  expect(add()).toHaveProperty('disabled', true)
  expect(texts('main fieldset').join()).toContain('At most 10 entries.')
})

test('a manager reads the commands and cannot change them', async () => {
  const { find, texts } = await openVotes(1, 'manager')
  const [commands] = texts('main fieldset').filter((text) => text.includes('give %player% diamond'))
  expect(commands).toContain('Wait until online')
  expect(commands).not.toContain('No commands.')
  expect(find('main fieldset button', 'Add command')).toBeUndefined()
  const none = await openVotes(0, 'manager')
  expect(none.texts('main fieldset').join()).toContain('No commands.')
})
