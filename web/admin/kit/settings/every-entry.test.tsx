// Every control of every entry that is saved by itself, such as a coupon: it shows what is stored, and saving sends what it
// shows and nothing else.
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { calls } from '#contract/calls.ts'
import { ENTRY_FORMS, type EntryForm, listOf, type StoredEntry } from '#tests/support/entry-forms.ts'
import {
  type Control,
  differences,
  enter,
  isSwitch,
  otherValues,
  shows,
  toggle,
} from '#tests/support/form-controls.ts'
import { failure, renderPage } from '#tests/support/render-page.tsx'
import { getAt, toPath } from './draft/value-path.ts'

type Screen = Awaited<ReturnType<typeof open>>
type Field = { control: Control; path: string; inList: boolean }

const schemaOf = (route: string) => calls.find((call) => call.route === route)?.input
const isEntry = ({ route, input }: (typeof calls)[number]) => {
  const { body } = (input as z.ZodObject).shape
  return /^PUT .*\/:id$/.test(route) && 'version' in ((body as z.ZodObject | undefined)?.shape ?? {})
}

async function open(form: EntryForm, isRefused: () => ReturnType<typeof failure> | null = () => null) {
  let stored = form.stored
  const page = await renderPage(form.address, {
    api: {
      ...listOf(form, () => stored),
      [form.route]: ({ body }: { body: unknown }) =>
        isRefused() ?? { ...stored, ...(body as object), version: stored.version + 1 },
    },
  })
  if (form.tab) await page.click('form button', form.tab)
  const box = () => document.querySelector('[data-path]')?.closest('form')
  return {
    ...page,
    box,
    change(): void {
      stored = { ...stored, version: stored.version + 1, updated_by: 'budi' }
    },
    save: async () => {
      const submit = box()?.querySelector<HTMLButtonElement>('[type=submit]:not([disabled])')
      if (submit) await page.fire(submit, new MouseEvent('click', { bubbles: true, cancelable: true }))
    },
  }
}

const nameOf = (control: Control) =>
  control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? ''

function fieldsOf({ inside = [] }: EntryForm, { box }: Screen): Field[] {
  const controls = [...(box()?.querySelectorAll<Control>('input, textarea, select') ?? [])]
  const rest = [...inside]
  return controls
    .filter((one) => !one.disabled && one.type !== 'file' && !one.closest('aside'))
    .map((control) => {
      const list = control.closest<HTMLElement>('fieldset[data-path]')
      const key = control.dataset.path ?? list?.dataset.path
      if (key) return { control, path: key.slice(key.indexOf(':') + 1), inList: list !== null }
      const [name, path = ''] = rest.shift() ?? []
      expect(nameOf(control), 'a control without a path').toBe(name)
      return { control, path, inList: false }
    })
}

const isWithin = (path: string, other: string) =>
  `${path}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${path}.`)

/** The stored fields that a request has. */
function bodyOf({ route, stored }: EntryForm): StoredEntry {
  const parsed = schemaOf(route)?.parse({ params: { id: stored._id }, body: stored }) as { body: StoredEntry }
  return parsed.body
}

const showsStored = ({ control, inList }: Field, stored: unknown) =>
  inList
    ? (control as HTMLInputElement).checked === (stored as string[]).includes(nameOf(control))
    : shows(control, stored)

/** Types into the first text; tells whether another screen shows it. */
async function typeAlone(screen: Screen, form: EntryForm) {
  const first = (shown: Screen) =>
    fieldsOf(form, shown).find(({ control }) => /^text/.test(control.type))?.control
  const control = first(screen)
  if (!control) throw new Error(`${form.name} has no text`)
  const text = `${control.value}x`
  await enter(screen, control, text)
  return (shown: Screen) => first(shown)?.value === text
}

/** Changes one control and saves; a text is tried until one is sent. */
async function change(screen: Screen, { control }: Field): Promise<string> {
  const sent = screen.bodies.length
  if (isSwitch(control)) {
    await toggle(screen, control)
    await screen.save()
    return ''
  }
  for (const value of otherValues(control)) {
    await enter(screen, control, value)
    const typed = control.value
    await screen.save()
    if (screen.bodies.length > sent) return typed
  }
  throw new Error(`${nameOf(control)} refuses every value`)
}

function leavesOf(value: unknown, path: string[] = []): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path.join('.')]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
}

test('every call that saves an entry at its version has its form here', () => {
  const routes = new Set(ENTRY_FORMS.map(({ route }) => route as string))
  expect(calls.filter(isEntry).map(({ route }) => route)).toEqual(expect.arrayContaining([...routes]))
  expect(calls.filter(isEntry)).toHaveLength(routes.size)
})

test.for(ENTRY_FORMS)('$name: every field shows what is stored and is saved alone', async (form) => {
  const body = bodyOf(form)
  // A refused save leaves the form as it is, so that the next field needs no new page.
  const screen = await open(form, () => failure(400, 'invalid_request'))
  const fields = fieldsOf(form, screen)
  const isShown = (leaf: string) => fields.some(({ path }) => isWithin(leaf, path))
  expect(leavesOf(body).filter((leaf) => !isShown(leaf))).toEqual([...form.elsewhere, 'version'])
  for (const index of fields.keys()) {
    const field = fieldsOf(form, screen)[index] as Field
    const stored = getAt(body, toPath(field.path))
    expect.soft(showsStored(field, stored), `${field.path} shows ${field.control.value}`).toBe(true)
    const typed = await change(screen, field)
    const sent = screen.bodies.at(-1)
    const [first = '', ...others] = differences(body, sent).filter((path) => !isWithin(path, field.path))
    expect.soft([first, ...others], `also changed by ${field.path}`).toEqual([''])
    const value = getAt(sent, toPath(field.path))
    expect.soft(value, field.path).not.toEqual(stored)
    const written = form.written?.[field.path]
    expect
      .soft(written ? value === written(typed) : showsStored(field, value), `${field.path}: ${value}`)
      .toBe(true)
    await screen.click('form button', 'Discard')
  }
})

test.for(ENTRY_FORMS)(
  '$name: what was typed stays when saving is refused and when another admin was faster',
  async (form) => {
    let refusal: ReturnType<typeof failure> | null = failure(400, 'invalid_request')
    const screen = await open(form, () => refusal)
    const fields = fieldsOf(form, screen)
    const place = fields.findIndex(({ control, inList }) => !inList && /^text/.test(control.type))
    const field = (shown: Screen) => fieldsOf(form, shown)[place] as Field
    const { path } = field(screen)
    const typed = await change(screen, field(screen))
    expect(screen.texts('form').join()).toContain('The request is not valid.')
    expect(field(screen).control.value).toBe(typed)

    refusal = failure(409, 'conflict')
    screen.change()
    await screen.save()
    expect(screen.texts('dialog h2').join()).toContain('budi saved this before you')
    expect(field(screen).control.value).toBe(typed)

    refusal = null
    await screen.click('dialog button', 'Keep both')
    expect(differences(bodyOf(form), screen.bodies.at(-1)).toSorted()).toEqual([path, 'version'].toSorted())
  },
)

test.for(ENTRY_FORMS)('$name: what was typed is in the next tab until it is discarded', async (form) => {
  const typed = await typeAlone(await open(form), form)
  const screen = await open(form)
  expect(typed(screen)).toBe(true)
  await screen.click('form button', 'Discard')
  expect(typed(screen)).toBe(false)
})
