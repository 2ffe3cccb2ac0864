// A Debian machine on which the site was installed by the commands of docs/install.md.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bootMachine, whyNoMachine } from './machine.ts'
import { pack } from './packed.ts'

const SETTINGS_FILE = '/etc/angkasa/angkasa.env'

type Installed = Awaited<ReturnType<typeof installMachine>>

/** `prepare` runs on the machine before the site is started. */
async function installMachine(settings: readonly string[], prepare: readonly string[] = []) {
  const archive = await pack()
  const machine = await bootMachine(archive).catch((error) => {
    archive.remove()
    throw error
  })

  async function must(command: string): Promise<string> {
    const { code, output } = await machine.run(command)
    expect([command, code, output]).toEqual([command, 0, output])
    return output
  }

  async function follow(heading: string): Promise<string> {
    const commands = serverCommands(heading)
    expect(commands.length).toBeGreaterThan(0)
    let last = ''
    for (const command of commands) last = await must(command)
    return last
  }

  async function stop(): Promise<void> {
    await machine.stop()
    archive.remove()
  }

  try {
    for (const command of prepare) await must(command)
    await follow('### 2. Unpack it on the server, as root')
    await must(`cat > ${SETTINGS_FILE} <<'END'\n${settings.join('\n')}\nEND`)
    const health = await follow('### 4. Start')
    return { run: machine.run, must, follow, stop, health: JSON.parse(health.slice(health.indexOf('{'))) }
  } catch (error) {
    await stop()
    throw error
  }
}

/** One machine of all tests of a file, which are skipped where it cannot be booted. */
export function machineOfFile(
  settings: readonly string[],
  prepare?: readonly string[],
  programs?: readonly string[],
) {
  const isSkipped = whyNoMachine(programs) !== null
  const machine = {} as Installed
  beforeAll(async () => {
    if (!isSkipped) Object.assign(machine, await installMachine(settings, prepare))
  }, 240_000)
  afterAll(() => machine.stop?.(), 60_000)
  return { machine, isSkipped, onMachine: test.skipIf(isSkipped) }
}

/** The lines of the blocks of docs/install.md marked `sh server` below a heading, in their order. */
function serverCommands(heading: string): string[] {
  const text = readFileSync('docs/install.md', 'utf8')
  const level = /^#+/.exec(heading)?.[0].length ?? 0
  const begin = text.indexOf(`\n${heading}\n`)
  if (begin < 0) throw new Error(`docs/install.md has no heading "${heading}"`)
  const rest = text.slice(begin + heading.length + 2)
  const end = rest.search(new RegExp(`^#{1,${level}} `, 'm'))
  const section = end < 0 ? rest : rest.slice(0, end)
  return [...section.matchAll(/^```sh server\n([\s\S]*?)^```$/gm)].flatMap(([, lines = '']) =>
    lines.trimEnd().split('\n'),
  )
}
