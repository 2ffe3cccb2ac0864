// Every control of every settings screen: it shows what is stored, and saving stores what it shows, there and nowhere else.
import { expect, test } from 'vitest'

import { PAGES } from '#contract/pages.ts'
import { SECTION_SCHEMAS, type Section, type SectionValue } from '#contract/settings/sections.schema.ts'
import {
  ADDRESS,
  controlsIn,
  differences,
  enter,
  HOST,
  isSwitch,
  otherValues,
  shows,
  toggle,
} from '#tests/support/form-controls.ts'
import { openSettings } from '#tests/support/render-settings.ts'
import { getAt, setAt, toPath } from './draft/value-path.ts'

type Screen = Awaited<ReturnType<typeof openSettings>>

/** Screens of sections: not their histories, not the file of the site, not the texts, whose rows open one at a time. */
const SCREENS = Object.values(PAGES)
  .map(({ path }) => path.replace('/admin/', '').replace('legal/:page', 'legal/terms'))
  .filter((path) => /^(?:(?:site|network|notices|team|methods)\b|store\/categories$)[^:]*$/.test(path))
  .filter((path) => !/history$|^site\/(?:file|texts)$/.test(path))

const text = { en: 'Season 2', id: 'Musim 2' }
/** Sections whose fields the demo leaves out. */
const STORED: { [Name in Section]?: SectionValue<Name> } = {
  categories: { list: [{ id: 'season', name: text }] },
  announcement: { text, link: '/store', from: null, until: null, tone: 'info' },
  storefront: {
    closed: { text, until: '2026-11-17T12:00:00.000Z' },
    goal: { rupiah: 500_000, text },
    supporters: true,
  },
}

async function open(path: string, isAway?: () => boolean) {
  const api = { 'GET /api/admin/team': { people: [], invitations: [] } }
  const screen = await openSettings(path, { api, isAway, stored: STORED })
  if (keysOf().length === 0) throw new Error(`${path} shows no field`)
  return screen
}

const controls = () => controlsIn(document.querySelector('main'))
const controlAt = (key: string) => controls().find(({ dataset }) => dataset.path === key) ?? null

async function save(screen: Screen): Promise<void> {
  if (screen.find('button', 'Save')) await screen.click('button', 'Save')
}

/** Tries values until one of them is stored; else enters again what was there. */
async function tryValues(screen: Screen, key: string, isStored: () => boolean): Promise<void> {
  const text = controlAt(key)?.value ?? ''
  for (const value of [...otherValues(controlAt(key)), text]) {
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
    await toggle(screen, control)
    await save(screen)
    // What it switches on may need something of its own.
    for (const inner of keysOf(`${key}.`)) {
      const empty = controlAt(inner)
      if (empty?.value === '') await enter(screen, empty, inner.endsWith('from') ? ADDRESS : HOST)
    }
    for (const inner of keysOf(`${key}.`)) await tryValues(screen, inner, isStored)
    if (!isStored()) await toggle(screen, control)
  } else await tryValues(screen, key, isStored)
  const elsewhere = changed().filter(
    (one) => !`${one}.`.startsWith(`${path}.`) && !`${path}.`.startsWith(`${one}.`),
  )
  expect.soft(elsewhere, `also changed by ${key}`).toEqual([])
  return isStored()
}

/** Without lists that leave no choice. */
function keysOf(prefix = ''): string[] {
  const keys = controls()
    .filter((one) => !(one instanceof HTMLSelectElement) || one.options.length > 1)
    .map((one) => one.dataset.path ?? '')
  return [...new Set(keys)].filter((key) => key.startsWith(prefix))
}

const TIMEOUT_MS = 120_000
/** A text that is not rewritten after typing, else a choice or a switch. */
function firstKey(): string {
  const isText = (key: string) =>
    /^text/.test(controlAt(key)?.type ?? '') && !/ WIB$/.test(controlAt(key)?.value ?? '')
  const isChoice = (key: string) => controlAt(key) instanceof HTMLSelectElement
  return keysOf().find(isText) ?? keysOf().find(isChoice) ?? keysOf()[0] ?? ''
}

function stateOf(key: string): unknown {
  const control = controlAt(key)
  return control && isSwitch(control) ? control.checked : control?.value
}

const countPuts = ({ calls }: Screen) => calls.filter((call) => call.startsWith('PUT')).length

test.for(SCREENS)('%s shows and saves every field', { timeout: TIMEOUT_MS }, async (path) => {
  const screen = await open(path)
  const stuck: string[] = []
  for (const key of keysOf()) if (!(await changes(screen, key))) stuck.push(key)
  expect(stuck).toEqual([])
})

test.for(SCREENS)(
  '%s keeps what was typed when saving fails, when another admin was faster, and in the next tab',
  { timeout: TIMEOUT_MS },
  async (path) => {
    let isAway = true
    const screen = await open(path, () => isAway)
    const key = firstKey()
    const [section] = key.split(':') as [Section]
    const before = structuredClone(screen.saved(section))
    const control = controlAt(key)
    if (control && isSwitch(control)) {
      await toggle(screen, control)
      await save(screen)
    }
    // The first value that is sent is a valid one.
    else await tryValues(screen, key, () => countPuts(screen) > 0)
    const typed = stateOf(key)
    expect(countPuts(screen)).toBeGreaterThan(0)
    expect(screen.saved(section)).toEqual(before)

    isAway = false
    screen.change(section, {})
    await save(screen)
    expect(screen.texts('dialog').join()).toContain('saved this before you')
    expect(stateOf(key)).toBe(typed)

    await open(path)
    expect(stateOf(key)).toBe(typed)
  },
)

test.for(SCREENS)(
  '%s stores null for an emptied field that may be null',
  { timeout: TIMEOUT_MS },
  async (path) => {
    const screen = await open(path)
    const notCleared: string[] = []
    for (const key of keysOf()) {
      const control = controlAt(key)
      if (!control || !/^(?:text|number)/.test(control.type)) continue
      const [section, at] = key.split(':') as [Section, string]
      const accepts = (value: unknown) =>
        SECTION_SCHEMAS[section].safeParse(setAt(screen.saved(section), toPath(at), value)).success
      if (!accepts(null) || accepts('')) continue
      await enter(screen, control, '')
      await save(screen)
      if (getAt(screen.saved(section), toPath(at)) !== null) notCleared.push(key)
    }
    expect(notCleared).toEqual([])
  },
)
