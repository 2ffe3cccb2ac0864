// Pages are valid HTML.
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { PUBLIC_PAGES } from '#contract/pages.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
})

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How React writes: attribute names in its own case, `<img/>`, no line breaks.
    'attr-case': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
  },
})

const PATHS = LANGUAGES.flatMap((language) => [
  ...PUBLIC_PAGES.map(({ path }) => `/${language}${path}`),
  `/${language}/nowhere`,
])

test.each([...PATHS, '/api/docs'])('%s is valid', async (path) => {
  const html = await (await site.get(path)).text()
  expect(html).toMatch(/^<!doctype html>/i)
  const report = await validator.validateString(html)
  const problems = report.results.flatMap(({ messages }) => messages)

  expect(
    problems.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  ).toEqual([])
})

test('the page that asks the browser for its language is valid', async () => {
  const response = await site.get('/vote', { 'accept-language': 'id' })
  const report = await validator.validateString(await response.text())

  expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
})
