// Every control of every settings screen: it shows what is stored, and saving stores what it shows, there and nowhere else.
import { expect, test } from 'vitest'

import { PAGES } from '#contract/pages.ts'
import type { Section } from '#contract/settings/sections.schema.ts'

import { openSettings } from '#tests/support/render-settings.ts'
import { getAt, toPath } from './draft/value-path.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Screen = Awaited<ReturnType<typeof openSettings>>

const CONTROLS = 'main :is(input, textarea, select)[data-path]:not([disabled], [type=file])'
const [HOST, ADDRESS] = ['other.example', 'someone@other.example']
/** One of them is valid in every field. */
const VALUES = [
  (text: string) => `${text}x`,
  (text: string) => text.replace(/^(https?:\/\/[^/]*).*/, '$1/other'),
  (text: string) => text.replace(/\d+/, (digits) => String(Number(digits) + 1)),
  ...['https://other.example/page', '#123456', HOST, `${HOST}:25570`].map((text) => () => text),
  ...[ADDRESS, '7', '1000000', '2026-11-20'].map((text) => () => text),
]

const SCREENS = Object.values(PAGES)
  .map(({ path }) => path)
  .filter((path) => /^\/admin\/(?:site|network|notices|team|methods)\b[^:]*$/.test(path))
  .map((path) => path.replace('/admin/', ''))

const controlAt = (key: string) =>
  document.querySelector<Control>(`${CONTROLS}[data-path="${CSS.escape(key)}"]`)

/** Where two values differ, by the paths of their leaves. */
function differences(one: unknown, other: unknown, path: string[] = []): string[] {
  if (Object.is(one, other)) return []
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return [path.join('.')]
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].flatMap((key) =>
    differences(one[key as never] as unknown, other[key as never] as unknown, [...path, key]),
  )
}

const isSwitch = (control: Control) => control instanceof HTMLInputElement && control.type === 'checkbox'

/** What a control must show for a stored value. A switch is on for whatever is not null. */
function shows(control: Control, stored: unknown): boolean {
  if (isSwitch(control)) return (control as HTMLInputElement).checked === Boolean(stored)
  if (typeof stored === 'number') return Number(control.value.replace(/[^\d,-]/g, '')) === stored
  const isShownAsItIs = typeof stored === 'string' && !/^\d{4}-\d\d-\d\d/.test(stored)
  return isShownAsItIs ? control.value.trim() === stored.trim() : true
}

async function save(screen: Screen): Promise<void> {
  if (screen.find('button', 'Save')) await screen.click('button', 'Save')
}

async function enter(screen: Screen, control: Control, value: string): Promise<void> {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  const name = control instanceof HTMLSelectElement ? 'change' : 'input'
  await screen.fire(control, new Event(name, { bubbles: true }))
}

/** Tries values until one of them is stored; else enters again what was there. */
async function tryValues(screen: Screen, key: string, isStored: () => boolean): Promise<void> {
  const text = controlAt(key)?.value ?? ''
  const options = [...((controlAt(key) as HTMLSelectElement | null)?.options ?? [])].map(({ value }) => value)
  const values = options.length > 0 ? options.filter((one) => one !== text) : VALUES.map((make) => make(text))
  for (const value of [...values, text]) {
    const control = controlAt(key)
    if (!control || isStored()) return
    await enter(screen, control, value)
    await save(screen)
  }
}

/** False for a control that refuses every value that was tried. */
async function changes(screen: Screen, key: string): Promise<boolean> {
  const [section, path] = key.split(':') as [Section, string]
  const before = structuredClone(screen.saved(section))
  const changed = () => differences(before, screen.saved(section))
  const isStored = () => changed().length > 0
  const control = controlAt(key)
  if (!control) return true
  const stored = getAt(before, toPath(path))
  expect.soft(shows(control, stored), `${key} shows ${control.value} for ${stored}`).toBe(true)
  if (isSwitch(control)) {
    await screen.fire(control, new MouseEvent('click', { bubbles: true, cancelable: true }))
    await save(screen)
    // What it switches on may need something of its own.
    for (const inner of keysOf(`${key}.`)) {
      const empty = controlAt(inner)
      if (empty?.value === '') await enter(screen, empty, inner.endsWith('from') ? ADDRESS : HOST)
    }
    for (const inner of keysOf(`${key}.`)) await tryValues(screen, inner, isStored)
    if (!isStored()) await screen.fire(control, new MouseEvent('click', { bubbles: true, cancelable: true }))
  } else await tryValues(screen, key, isStored)
  const elsewhere = changed().filter(
    (one) => !`${one}.`.startsWith(`${path}.`) && !`${path}.`.startsWith(`${one}.`),
  )
  expect.soft(elsewhere, `also changed by ${key}`).toEqual([])
  return isStored()
}

/** Without lists that leave no choice. */
function keysOf(prefix = ''): string[] {
  const all = [...document.querySelectorAll<Control>(CONTROLS)]
  const keys = all
    .filter((one) => !(one instanceof HTMLSelectElement) || one.options.length > 1)
    .map((one) => one.dataset.path ?? '')
  return [...new Set(keys)].filter((key) => key.startsWith(prefix))
}

const TIMEOUT_MS = 120_000
const isTextField = (key: string) => (controlAt(key) as HTMLInputElement | null)?.type === 'text'
const countPuts = ({ calls }: Screen) => calls.filter((call) => call.startsWith('PUT')).length

test.for(SCREENS)('%s shows and saves every field', { timeout: TIMEOUT_MS }, async (path, { skip }) => {
  const screen = await openSettings(path)
  if (keysOf().length === 0) skip('no settings')
  const stuck: string[] = []
  for (const key of keysOf()) if (!(await changes(screen, key))) stuck.push(key)
  expect(stuck).toEqual([])
})

test.for(SCREENS)(
  '%s keeps what was typed when saving fails, when another admin was faster, and in the next tab',
  { timeout: TIMEOUT_MS },
  async (path, { skip }) => {
    let isAway = true
    const screen = await openSettings(path, { isAway: () => isAway })
    const key = keysOf().find(isTextField)
    if (key === undefined) return skip('no text')
    const [section] = key.split(':') as [Section]
    const before = structuredClone(screen.saved(section))
    // The first value that is sent is a valid one.
    await tryValues(screen, key, () => countPuts(screen) > 0)
    const typed = controlAt(key)?.value
    expect(countPuts(screen)).toBeGreaterThan(0)
    expect(screen.saved(section)).toEqual(before)

    isAway = false
    screen.change(section, {})
    await save(screen)
    expect(screen.texts('dialog').join()).toContain('saved this before you')
    expect(controlAt(key)?.value).toBe(typed)

    await openSettings(path)
    expect(controlAt(key)?.value).toBe(typed)
  },
)
