import { expect, test } from 'vitest'
import { demoSite } from '#tests/support/demo-views.ts'
import { failure, renderPage } from '#tests/support/render-page.tsx'

const STATUS = 'GET /api/server-status/:id'
const COUNT = 'dialog a[href="/en/status"]'

test('the drawer has every link, and asks for the players online when it opens, and shows none while it is unknown', async () => {
  let reply = () => failure(500, 'internal') as ReturnType<typeof failure> | typeof UP
  const UP = { online: true, players: { online: 55, max: 100 }, version: '1.21.8' }
  const { calls, click, texts } = await renderPage('/en/maps', { api: { [STATUS]: () => reply() } })
  expect(calls).toEqual([])
  await click('button', 'Open menu')
  expect(calls).toEqual(['GET /api/server-status/network'])
  expect([...document.querySelectorAll('dialog nav a')].map((link) => link.getAttribute('href'))).toEqual([
    ...['/en', '/en/leaderboard', '/en/vote', '/en/store', '/en/maps', '/en/premiumtiers'],
    ...['/en/store/orders', '/en/play'],
    ...[
      'https://wiki.angkasa.example/',
      'https://status.angkasa.example/',
      'https://discord.angkasa.example/',
    ],
  ])
  expect(texts(COUNT)).toEqual([])
  reply = () => UP
  await click('button', 'Open menu')
  expect(texts(COUNT)).toEqual(['55 players online'])
})

test('flags come from the configured host, and are inline when it does not answer', async () => {
  const site = demoSite()
  const flagUrl = 'https://flags.test/{code}.svg'
  const view: typeof site.view = (language) => ({ ...site.view(language), flagUrl })
  const { fire } = await renderPage('/en/maps', { services: { site: { ...site, view } } })
  const flags = (selector: string) => document.querySelectorAll(`header fieldset ${selector}`)
  expect([flags('img').length, flags('svg[data-inline-flag]').length]).toEqual([2, 0])
  for (const image of flags('img')) await fire(image, new Event('error'))
  expect([flags('img').length, flags('svg[data-inline-flag]').length]).toEqual([0, 2])
})

test('languages are codes in the header, with their names for screen readers, and words in the drawer', async () => {
  const { click, texts } = await renderPage('/en/maps')
  expect(texts('header fieldset a')).toEqual(['ENEnglish', 'IDIndonesia'])
  expect(texts('header fieldset a .sr-only')).toEqual(['English', 'Indonesia'])
  await click('button', 'Open menu')
  expect(texts('dialog fieldset a')).toEqual(['English', 'Indonesia'])
  expect(texts('dialog fieldset a .sr-only')).toEqual([])
})
