// npm run dev: the site with hot reload on one port; the process restarts when server files change.
import { spawn } from 'node:child_process'

const watched = ['server', 'contract', 'content', 'simulators'].map((folder) => `--watch-path=${folder}`)
const child = spawn(process.execPath, [...watched, '--watch-preserve-output', 'server/main.ts', '--dev'], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
