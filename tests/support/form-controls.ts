// The controls of a console form: by which key they are found, what they must show for a stored value, and typing into them.
import { fromInput, readMoment } from '#web/admin/kit/parts/moment.ts'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Screen = { fire(target: EventTarget, event: Event): Promise<void> }

/** Enabled controls with a path. Filtered here, because happy-dom ignores a selector after `:is()`. */
export function controlsIn(box: Element | null): Control[] {
  return [...(box?.querySelectorAll<Control>('input, textarea, select') ?? [])].filter(
    ({ dataset, disabled, type }) => dataset.path !== undefined && !disabled && type !== 'file',
  )
}

export const [HOST, ADDRESS] = ['other.example', 'someone@other.example']
/** One of them is valid in every field. */
const VALUES = [
  (text: string) => `${text}x`,
  (text: string) => text.replace(/^(https?:\/\/[^/]*).*/, '$1/other'),
  (text: string) => text.replace(/\d+/, (digits) => String(Number(digits) + 1)),
  ...['https://other.example/page', '#123456', HOST, `${HOST}:25570`].map((text) => () => text),
  ...[ADDRESS, '7', '1000000', '2026-11-20', '2026-11-21'].map((text) => () => text),
]

/** Values other than the current one, for entering. */
export function otherValues(control: Control | null): string[] {
  const text = control?.value ?? ''
  const options = [...((control as HTMLSelectElement | null)?.options ?? [])].map(({ value }) => value)
  return options.length > 0 ? options.filter((one) => one !== text) : VALUES.map((make) => make(text))
}

export const isSwitch = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

/** Where two values differ, by the paths of their leaves. */
export function differences(one: unknown, other: unknown, path: string[] = []): string[] {
  if (Object.is(one, other)) return []
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return [path.join('.')]
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].flatMap((key) =>
    differences(one[key as never] as unknown, other[key as never] as unknown, [...path, key]),
  )
}

const MOMENT = /^\d{4}-\d\d-\d\dT.*Z$/
const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

/** Whether a control shows a stored value. A switch is on for every value but null and false. */
export function shows(control: Control, stored: unknown): boolean {
  const { value } = control
  if (isSwitch(control)) return control.checked === Boolean(stored)
  if (typeof stored === 'number') return Number(value.replace(/[^\d,-]/g, '')) === stored
  if (Array.isArray(stored)) {
    const lines = stored.map((entry: string | { text: string }) =>
      typeof entry === 'string' ? entry : entry.text,
    )
    return linesOf(value).join('\n') === lines.join('\n')
  }
  if (typeof stored !== 'string') return true
  if (MOMENT.test(stored)) return fromInput(readMoment(value, 'datetime-local')) === stored
  return /^\d{4}-\d\d-\d\d/.test(stored) || value.trim() === stored.trim()
}

export function toggle(screen: Screen, control: Control): Promise<void> {
  return screen.fire(control, new MouseEvent('click', { bubbles: true, cancelable: true }))
}

export function enter(screen: Screen, control: Control, value: string): Promise<void> {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  const name = control instanceof HTMLSelectElement ? 'change' : 'input'
  return screen.fire(control, new Event(name, { bubbles: true }))
}
