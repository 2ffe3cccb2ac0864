// RCON is the only game console; the sandbox is RCON against a simulator.
export { createRconConsole as createGameConsole } from './rcon.ts'
