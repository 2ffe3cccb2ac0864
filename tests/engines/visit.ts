// A visitor in one of the engines: finds things as a person does, by what they say.
import { setTimeout as sleep } from 'node:timers/promises'
import { ENGINES, type Engine, type EngineSession } from './engines.ts'

const LIMIT_MS = 20_000
const LOOK_EVERY_MS = 50
/** The key under which WebDriver sends a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const [BACKSPACE, TAB] = ['\uE003', '\uE004']

export type Visitor = Awaited<ReturnType<typeof openVisitor>>

export async function openVisitor(engine: Engine) {
  const session: EngineSession = await ENGINES[engine]()
  const { send } = session

  /** Runs a function in the page. It sees nothing of this file. */
  const run = <Result, Input>(inPage: (input: Input) => Result, input?: Input) =>
    send('run', { script: `return (${inPage})(...arguments)`, args: [input ?? null] }) as Promise<Result>

  async function until<Found>(
    what: string,
    find: () => Promise<Found | undefined | null | false>,
  ): Promise<Found> {
    const begun = performance.now()
    let refused: unknown
    for (;;) {
      // A page that is being replaced answers with an error.
      const found = await find().catch((error) => {
        refused = error
      })
      if (found) return found
      if (performance.now() - begun > LIMIT_MS)
        throw new Error(`no ${what} on ${await address()}\n${await text()}`, { cause: refused })
      await sleep(LOOK_EVERY_MS)
    }
  }

  const address = () => run(() => window.location.href)
  const text = () => run(() => document.body.innerText)
  const see = (wanted: string) => until(`“${wanted}”`, async () => (await text()).includes(wanted))
  const arrive = (path: RegExp) => until(String(path), async () => path.test(await address()))

  /** The first element of the selector that is shown, and that says this or has a label that does. */
  function find(selector: string, says = ''): Promise<string> {
    return until(`${selector} “${says}”`, async () => {
      const found = await run(
        ([selector, says]) =>
          [...document.querySelectorAll<HTMLInputElement>(selector)].find((one) => {
            const label = one.ariaLabel ?? one.labels?.[0]?.innerText ?? one.innerText
            return one.checkVisibility() && label.replace(/\s+/g, ' ').includes(says)
          }),
        [selector, says] as const,
      )
      return (found as unknown as Record<string, string> | null)?.[ELEMENT]
    })
  }

  return {
    run,
    until,
    address,
    text,
    see,
    arrive,
    find,
    send,
    errors: session.errors,
    /** Returns when the page is hydrated. */
    async open(url: string): Promise<void> {
      await send('open', { url })
      await until('hydrated page', () =>
        run(() => Object.keys(document.documentElement).some((key) => key.startsWith('__react'))),
      )
    },
    /** Tried again while something lies above it. */
    async press(selector: string, says = ''): Promise<void> {
      await until(`press on ${selector} “${says}”`, async () => {
        await send('click', { id: await find(selector, says) })
        return true
      })
    },
    /** In place of what the field holds. */
    async fill(selector: string, label: string, value: string): Promise<void> {
      const id = await find(selector, label)
      // WebDriver's own command sets the value, which React undoes.
      const before = await run((field: unknown) => (field as HTMLInputElement).value, {
        [ELEMENT]: id,
      } as unknown)
      await send('type', { id, text: BACKSPACE.repeat(before.length) + value })
    },
    async pressTab(): Promise<void> {
      await send('type', { id: await find(':focus, body'), text: TAB })
    },
    /** Windows of Firefox and WebKit are at least 500 and 447 px wide. */
    resize: (width: number, height: number) => send('resize', { x: 0, y: 0, width, height }),
    /** Cookies and localStorage stay. */
    async closeTabAndOpenAnother(): Promise<void> {
      const { handle } = (await send('openTab', { type: 'tab' })) as { handle: string }
      await send('closeTab')
      await send('useTab', { handle })
    },
    [Symbol.asyncDispose]: () => session[Symbol.asyncDispose](),
  }
}
