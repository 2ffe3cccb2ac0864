import { expect, test } from 'vitest'
import { startDiscordServer } from './discord-server.ts'
import { remember } from './remember.ts'

test('remembers the newest, oldest first', () => {
  const list: number[] = []
  for (const item of [1, 2, 3, 4]) remember(list, item, 2)
  expect(list).toEqual([3, 4])
})

test('Discord remembers a bounded number of messages, and of refused ones', async () => {
  const discord = await startDiscordServer({ maxItems: 1 })
  const post = (body: object) => fetch(discord.url, { method: 'POST', body: JSON.stringify(body) })
  const message = (title: string) => ({ embeds: [{ title }], allowed_mentions: { parse: [] } })
  for (const body of [message('first'), message('second'), {}, {}]) await post(body)
  await discord.close()

  expect(discord.messages).toEqual([message('second')])
  expect(discord.refused).toHaveLength(1)
})
