// The console's preview of a page: each sentence carries the key of its text. Visitors never get the marks.
import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import { MARKED_QUERY, MARKS, markText } from '#content/locales/marks.ts'
import { ownedSiteOfFile } from '#tests/support/site-of-file.ts'

const site = await ownedSiteOfFile()
const { ask } = site.admin

const preview = (path: string) => ask(`/texts/preview?${new URLSearchParams({ path })}`)
const htmlOf = async (path: string) => ((await (await preview(path)).json()) as { html: string }).html

test.each([
  ['/en/vote', 'vote.topVoters', en.vote.topVoters],
  ['/id', 'home.modesText', id.home.modesText],
  ['/en/nothing-here', 'shell.backToHome', en.shell.backToHome],
])('%s has the sentence %s with its key', async (path, key, text) => {
  expect((await htmlOf(path)).includes(`>${markText(key, text)}<`)).toBe(true)
})

test('a visitor gets no marks, with whatever query', async () => {
  await preview('/en/vote')
  for (const path of ['/en/vote', '/en/player', '/en', '/en/nothing-here']) {
    const html = await site.text(`${path}?${MARKED_QUERY}`)
    expect([...html.matchAll(MARKS)], path).toEqual([])
  }
})

test.each(['/en/admin/login', '/vote', '//evil.test/en', '/en/../id', '/en/vote/1', '/en/vote?x=1'])(
  '%s is no page to preview',
  async (path) => {
    expect((await preview(path)).status).toBe(404)
  },
)
