// Every form that sends one action: its fields reach the request, each its own place, and a refusal keeps what was typed.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { calls } from '#contract/calls.ts'
import { ACTION_FORMS, type ActionForm } from '#tests/support/action-forms.ts'
import { ENTRY_FORMS } from '#tests/support/entry-forms.ts'
import { type Control, enter, isSwitch, toggle } from '#tests/support/form-controls.ts'
import { type FakeApi, failure, renderPage } from '#tests/support/render-page.tsx'

/** Calls whose fields another test fills in. */
const TESTED_ELSEWHERE: Readonly<Record<string, string>> = {
  'POST /api/admin/account/proof': 'frame/proof-dialog',
  'POST /api/admin/content/remove': '../team/go-live/go-live.page',
  'POST /api/admin/coupons': '../shop/discounts/discount-editor',
  'POST /api/admin/heads/test': '../site/identity/hero-choice',
  'POST /api/admin/incidents': '../network/status/incident-editor',
  'POST /api/admin/posts': '../site/posts/posts.page',
  'POST /api/admin/products': '../shop/products/product-failures',
  'POST /api/admin/sales': '../shop/discounts/discount-editor',
  'POST /api/admin/send-actions/:id/checked': '../shop/deliveries/action-list',
  'POST /api/admin/send-actions/:id/resend': '../shop/deliveries/action-list',
  'POST /api/admin/transactions/:id/checked': '../shop/orders/order-screens',
  'PUT /api/admin/gateways/:gateway': '../shop/methods/methods',
  'PUT /api/admin/password': '../team/account/account.page',
  'PUT /api/admin/secrets/:name': '../network/servers/servers.page',
}
/** Calls of a switch, a button, a file or a device, and those of settings. */
const WITHOUT_FIELDS = [
  'POST /api/admin/account/passkeys',
  'POST /api/admin/checks/run',
  'POST /api/admin/gamemode-images',
  'POST /api/admin/notices/channels/:id/test',
  'POST /api/admin/product-images',
  'POST /api/admin/servers/:id/test',
  'POST /api/admin/settings/:section/restore',
  'POST /api/admin/site-file',
  'POST /api/admin/site-file/preview',
  'POST /api/admin/site-images',
  'PUT /api/admin/product-order',
  'PUT /api/admin/products/:id/shelf',
  'PUT /api/admin/settings/:section',
]

type Screen = Awaited<ReturnType<typeof renderPage>>
type Value = string | boolean

const stateOf = (control: Control): Value => (isSwitch(control) ? control.checked : control.value)
const nameOf = (control: Control) =>
  control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? ''

function controlsOf({ box }: ActionForm): Control[] {
  const boxes = [...document.querySelectorAll(box)]
  const controls = boxes.map((one) => [...one.querySelectorAll<Control>('input, textarea, select')])
  return controls.find(({ length }) => length > 0) ?? []
}

async function set(screen: Screen, form: ActionForm, place: number, value: Value): Promise<void> {
  const control = controlsOf(form)[place]
  if (!control) throw new Error(`${form.name} has no field ${place}`)
  if (stateOf(control) === value) return
  if (typeof value === 'string') await enter(screen, control, value)
  else await toggle(screen, control)
}

const send = (screen: Screen, { act }: ActionForm) => (act ? screen.click(...act) : undefined)

test.for(ACTION_FORMS)('$name: every field reaches the request and stays after a refusal', async (form) => {
  const { address, api, steps = [], route, fields, sends, act } = form
  let isRefused = true
  const answer = () =>
    isRefused ? failure(400, 'invalid_request') : { success: true, token: 'secret', recovery_codes: ['1'] }
  const screen = await renderPage(`${address}`, { api: { ...api, [route]: answer } as FakeApi })
  for (const step of steps) await screen.click('main button', step)
  const values = fields.map(([, , one]) => one)
  const expectSent = () => {
    const { path, body } = sends(values)
    expect(screen.calls.findLast((call) => !call.startsWith('GET'))).toBe(`${route.split(' ')[0]} ${path}`)
    expect(screen.bodies.at(-1)).toEqual(body)
  }
  for (const [place, [name, first, one]] of fields.entries()) {
    expect(controlsOf(form)[place] && stateOf(controlsOf(form)[place] as Control), name).toBe(first)
    await set(screen, form, place, one)
  }
  expect(controlsOf(form).map(nameOf)).toEqual(fields.map(([name]) => name))
  const shown = () => controlsOf(form).map(stateOf)
  const expectRefused = () => {
    expectSent()
    expect(screen.texts('[role=alert]').join()).toContain('The request is not valid.')
    expect(shown()).toEqual(act ? values : fields.map(([, first]) => first))
  }
  await send(screen, form)
  expectRefused()
  for (const [place, [, , , other]] of fields.entries()) {
    if (other === undefined) continue
    values[place] = other
    await set(screen, form, place, other)
    await send(screen, form)
    expectRefused()
  }

  isRefused = false
  const sent = screen.bodies.length
  if (!act) await set(screen, form, 0, values[0] as Value)
  await send(screen, form)
  expectSent()
  expect(screen.bodies).toHaveLength(sent + 1)
  expect(screen.texts('[role=alert]').join()).not.toContain('The request is not valid.')
})

const textOf = (name: string) => readFileSync(resolve(import.meta.dirname, '..', `${name}.test.tsx`), 'utf8')

test('every call of the console that has a body is sent by a form of these tests', () => {
  const tested = new Set<string>([...ACTION_FORMS, ...ENTRY_FORMS].map(({ route }) => route))
  const withBody = calls.filter(
    ({ route, endpoint, input }) =>
      endpoint.admin && !route.startsWith('GET') && 'body' in (input as z.ZodObject).shape,
  )
  const others = withBody.map(({ route }) => route as string).filter((route) => !tested.has(route))
  expect(others.toSorted()).toEqual([...Object.keys(TESTED_ELSEWHERE), ...WITHOUT_FIELDS].toSorted())
  for (const [route, file] of Object.entries(TESTED_ELSEWHERE)) expect(textOf(file), file).toContain(route)
})
