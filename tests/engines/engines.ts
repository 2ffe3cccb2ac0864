// Chromium, Firefox and WebKitGTK over WebDriver: Firefox on the socket of Marionette, the others over HTTP.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CHROMIUM_FLAGS } from '#scripts/lib/browser.ts'
import { findProgram } from '#scripts/lib/debian.ts'
import { freePort } from '#scripts/lib/free-port.ts'
import { type Program, startProgram, temporaryFolder } from '#scripts/lib/serve.ts'
import { PROGRAM_ENV } from '#scripts/lib/site-program.ts'

/** Method and path of each command over HTTP, and its name in Marionette. */
const COMMANDS = {
  open: ['POST', 'url', 'WebDriver:Navigate'],
  run: ['POST', 'execute/sync', 'WebDriver:ExecuteScript'],
  click: ['POST', 'element/:id/click', 'WebDriver:ElementClick'],
  type: ['POST', 'element/:id/value', 'WebDriver:ElementSendKeys'],
  resize: ['POST', 'window/rect', 'WebDriver:SetWindowRect'],
  openTab: ['POST', 'window/new', 'WebDriver:NewWindow'],
  useTab: ['POST', 'window', 'WebDriver:SwitchToWindow'],
  closeTab: ['DELETE', 'window', 'WebDriver:CloseWindow'],
  addAuthenticator: ['POST', 'webauthn/authenticator', 'WebAuthn:AddVirtualAuthenticator'],
} as const

type Command = keyof typeof COMMANDS
type Parameters = Readonly<Record<string, unknown>>

export type EngineSession = AsyncDisposable & {
  send(command: Command, parameters?: Parameters): Promise<unknown>
  /** Uncaught errors of pages, where the engine prints them. */
  errors(): string[]
}

const START_LIMIT_MS = 60_000
const LOOK_EVERY_MS = 50

/** The programs that each engine needs on this machine. */
export const ENGINE_PROGRAMS = {
  Chromium: ['chromium', 'chromedriver'],
  Firefox: ['firefox'],
  WebKit: ['webkit', 'webkitDriver', 'xvfb'],
} as const

export const ENGINES = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit } as const
export type Engine = keyof typeof ENGINES

const FIREFOX_PREFERENCES = {
  'marionette.port': 0,
  'browser.shell.checkDefaultBrowser': false,
  'browser.dom.window.dump.enabled': true,
  'javascript.options.showInConsole': true,
  'security.webauth.webauthn_enable_softtoken': true,
  'security.webauth.webauthn_enable_usbtoken': false,
  'datareporting.policy.dataSubmissionEnabled': false,
}

async function startFirefox(): Promise<EngineSession> {
  const profile = temporaryFolder('firefox')
  const lines = Object.entries(FIREFOX_PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(profile.path, 'user.js'), lines.join(''))
  const flags = ['--headless', '--marionette', '--no-remote', '--profile', profile.path]
  const program = startBrowser([findProgram('firefox'), ...flags], profile.path)
  const portFile = join(profile.path, 'MarionetteActivePort')
  await until(() => existsSync(portFile) && readFileSync(portFile, 'utf8') !== '', program)
  const socket = connect(Number(readFileSync(portFile, 'utf8')), '127.0.0.1')
  const send = await openMarionette(socket)
  await send('WebDriver:NewSession')
  return {
    send: (command, parameters) => send(COMMANDS[command][2], parameters),
    errors: () =>
      program
        .output()
        .split('\n')
        .filter((line) => line.startsWith('JavaScript error: http')),
    async [Symbol.asyncDispose]() {
      socket.destroy()
      await program.stop()
      profile.remove()
    },
  }
}

/** A message is its length, a colon and JSON: `[0, id, command, parameters]`, and `[1, id, error, result]` as its reply. */
async function openMarionette(socket: Socket) {
  const waiting = new Map<unknown, PromiseWithResolvers<unknown>>()
  const greeted = Promise.withResolvers<void>()
  let unread = Buffer.alloc(0)
  function take(message: unknown): void {
    if (!Array.isArray(message)) {
      greeted.resolve()
      return
    }
    const [, id, error, result] = message
    if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`))
    else waiting.get(id)?.resolve(result && 'value' in result ? result.value : result)
  }
  socket.on('error', greeted.reject)
  socket.on('data', (part: Buffer) => {
    unread = Buffer.concat([unread, part])
    for (let colon = unread.indexOf(':'); colon > 0; colon = unread.indexOf(':')) {
      const end = colon + 1 + Number(unread.toString('latin1', 0, colon))
      if (unread.length < end) return
      take(JSON.parse(unread.toString('utf8', colon + 1, end)))
      unread = unread.subarray(end)
    }
  })
  await greeted.promise
  let lastId = 0
  return (name: string, parameters: Parameters = {}): Promise<unknown> => {
    lastId += 1
    const reply = Promise.withResolvers<unknown>()
    waiting.set(lastId, reply)
    const text = JSON.stringify([0, lastId, name, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    return reply.promise
  }
}

function startChromium(): Promise<EngineSession> {
  return startDriver([findProgram('chromedriver')], {
    browserName: 'chrome',
    'goog:chromeOptions': {
      binary: findProgram('chromium'),
      args: [...CHROMIUM_FLAGS, '--headless=new'],
      mobileEmulation: { deviceMetrics: { width: 360, height: 740, pixelRatio: 2 } },
    },
  })
}

/** It draws on a screen, which Xvfb stands in for. */
async function startWebKit(): Promise<EngineSession> {
  const flags = ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp']
  const screen = startProgram([findProgram('xvfb'), ...flags])
  await until(() => /^\d+\n/.test(screen.output()), screen)
  const session = await startDriver(
    [findProgram('webkitDriver')],
    {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findProgram('webkit'), args: ['--automation'] },
    },
    { DISPLAY: `:${screen.output().trim()}` },
  )
  return {
    ...session,
    async [Symbol.asyncDispose]() {
      await session[Symbol.asyncDispose]()
      await screen.stop()
    },
  }
}

async function startDriver(command: readonly string[], browser: object, env = {}): Promise<EngineSession> {
  const home = temporaryFolder('browser')
  const port = await freePort()
  const program = startBrowser([...command, `--port=${port}`], home.path, env)
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    })
    const { value } = (await response.json()) as { value: { error: string; message: string } }
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  await until(
    () =>
      call('GET', '/status').then(
        () => true,
        () => false,
      ),
    program,
  )
  const opened = await call('POST', '/session', { capabilities: { alwaysMatch: browser } })
  const session = `/session/${(opened as { sessionId: string }).sessionId}`
  return {
    send(command, parameters = {}) {
      const [method, path] = COMMANDS[command]
      const to = `${session}/${path.replace(':id', String(parameters.id))}`
      return call(method, to, method === 'POST' ? parameters : undefined)
    },
    errors: () => [],
    async [Symbol.asyncDispose]() {
      await call('DELETE', session).catch(() => {}) // the process is stopped all the same
      await program.stop()
      home.remove()
    },
  }
}

function startBrowser(command: readonly string[], home: string, env = {}): Program {
  return startProgram(command, { env: { ...PROGRAM_ENV, HOME: home, TMPDIR: home, ...env } })
}

async function until(isTrue: () => boolean | Promise<boolean>, program: Program): Promise<void> {
  const begun = performance.now()
  while (!(await isTrue())) {
    if (program.hasEnded() || performance.now() - begun > START_LIMIT_MS)
      throw new Error(`The browser does not start\n${program.output()}`)
    await sleep(LOOK_EVERY_MS)
  }
}
