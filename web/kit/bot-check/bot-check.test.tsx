// The bot check on a product page: its retries, its messages, and Turnstile's widget by a fake of its script.
import { expect, onTestFinished, test, vi } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import { CHALLENGE } from '#tests/support/cheap-proof.ts'
import { unreachable } from '#tests/support/render-page.tsx'
import { openProduct } from '#tests/support/render-product.ts'
import type { TurnstileOptions } from './turnstile-field.tsx'

const RETRY_MS = 2_000
const BOX = 'form fieldset[aria-label]'
const STATUS = `${BOX} [role=status]`
const TURNSTILE = { kind: 'turnstile', siteKey: 'KEY', scriptUrl: 'https://turnstile.test/api.js' } as const

test('a challenge that cannot load is retried 5 times, then reported, and can be retried by the button', async () => {
  let isBroken = true
  const { calls, click, get, texts, type, wait } = await openProduct({
    api: { 'GET /api/bot-check/challenge': () => (isBroken ? unreachable() : CHALLENGE) },
  })
  const challenges = () => calls.filter((call) => call.endsWith('/challenge')).length
  expect(challenges()).toBe(0)
  const { className } = get(BOX)
  await type('#username', '', 'Budi_07')
  for (let tries = 1; tries <= 5; tries += 1) {
    expect(challenges()).toBe(tries)
    expect(texts(`${BOX} button`)).toEqual([])
    await wait(RETRY_MS)
  }
  expect(challenges()).toBe(6)
  expect(texts('.toast')).toEqual([en.botCheck.unavailable])
  // Its height is the same in every state.
  expect(get(BOX).className).toBe(className)
  isBroken = false
  await click(`${BOX} button`, 'Try again')
  expect(document.activeElement).toBe(get(BOX))
  expect(texts(STATUS)).toEqual(['Security check passed'])
})

test.each([
  ['en', en],
  ['id', id],
] as const)('a page without Web Crypto links in %s to its https address', async (language, { botCheck }) => {
  const { calls, get, texts, type } = await openProduct({ language, isSecure: false })
  await type('#username', '', 'Budi_07')
  expect(texts(STATUS)).toEqual([botCheck.insecureShort])
  expect(calls.filter((call) => call.endsWith('/challenge'))).toEqual([])
  expect(texts('.toast')).toEqual([botCheck.insecure])
  const { hostname, pathname } = window.location
  expect(get(`${BOX} a`, botCheck.openSecurely).getAttribute('href')).toBe(`https://${hostname}${pathname}`)
})

/** Holds the scripts that the page inserts; the test decides which of them load. */
async function openWithTurnstile() {
  const scripts: HTMLScriptElement[] = []
  const append = vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) scripts.push(script)
  })
  const rendered: TurnstileOptions[] = []
  onTestFinished(() => {
    append.mockRestore()
    delete window.turnstile
  })
  const page = await openProduct({ check: TURNSTILE })
  await page.type('#username', '', 'Budi_07')
  async function load() {
    window.turnstile = {
      render: (_, options) => String(rendered.push(options)),
      reset: () => {},
      remove: () => {},
    }
    await page.fire(scripts.at(-1) ?? window, new Event('load'))
  }
  return { ...page, load, rendered, scripts }
}

test('a check of Turnstile that expires or fails is reported once, until it passes again', async () => {
  const { load, rendered, texts, wait } = await openWithTurnstile()
  await load()
  const [options] = rendered
  expect(options).toMatchObject({ sitekey: 'KEY', action: 'checkout', 'refresh-expired': 'auto' })
  expect(texts(BOX)).toEqual([])
  options?.['expired-callback']()
  await wait()
  expect(texts('.toast')).toEqual([en.botCheck.expired])
  await wait(5_000)
  for (const _ of [1, 2]) expect(options?.['error-callback']('300010')).toBe(true)
  await wait()
  expect(texts('.toast')).toEqual([en.botCheck.failed])
  expect(texts('#pay-hint')).toEqual([en.store.securityCheckRequired])
})

test("Turnstile's script that cannot load is retried 5 times, then by a button", async () => {
  const { click, fire, get, load, rendered, scripts, texts, wait } = await openWithTurnstile()
  for (let tries = 1; tries <= 6; tries += 1) {
    expect(scripts.map(({ src }) => src)).toEqual(
      Array.from({ length: tries }, () => `${TURNSTILE.scriptUrl}?render=explicit`),
    )
    expect(texts(`${BOX} button`)).toEqual([])
    await fire(scripts.at(-1) ?? window, new Event('error'))
    await wait(RETRY_MS)
  }
  expect(scripts).toHaveLength(6)
  expect(texts('.toast')).toEqual([en.botCheck.unavailable])
  expect(texts('#pay-hint')).toEqual([en.botCheck.unavailableShort])
  await click(`${BOX} button`, 'Try again')
  expect(document.activeElement).toBe(get(BOX))
  expect(texts('#pay-hint')).toEqual([en.store.securityCheckMissing])
  await load()
  expect(rendered).toHaveLength(1)
})
