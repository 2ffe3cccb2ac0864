// /vote/{number} redirects to a vote site or to the list.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { LANGUAGES } from '#contract/language.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const site = await siteOfFile()

/** More of them: web/pages/vote/vote.test.ts. */
const INVALID = ['0', '10', '-1', 'abc', '%201', '1%2F2', '%F0%9F%98%80']

const redirectOf = async (path: string, cookie = '') => {
  const { status, headers } = await site.get(path, { cookie })
  return [status, headers.get('location')]
}

test.each(LANGUAGES)('/%s/vote/1 to 9 redirect to the sites in their order', async (language) => {
  const { sites } = demoSettings.votes
  expect(sites).toHaveLength(9)
  for (const [index, { url }] of sites.entries())
    expect(await redirectOf(`/${language}/vote/${index + 1}`)).toEqual([302, url])
})

test.each(LANGUAGES)('an invalid number in %s redirects to the list', async (language) => {
  for (const number of INVALID)
    expect([number, ...(await redirectOf(`/${language}/vote/${number}`))]).toEqual([
      number,
      302,
      `/${language}/vote`,
    ])
})

test('/vote/2 redirects to its language first', async () => {
  expect(await redirectOf('/vote/2', 'i18next=id')).toEqual([302, '/id/vote/2'])
})
