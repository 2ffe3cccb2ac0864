import type { Command } from '#server/platform/database/commands.ts'

export type CommandGroup = { server: string | null; waitOnline: boolean; texts: string[] }

/** One group for each server and way of sending, ordered by its first command. Without commands: one empty group. */
export function splitCommands(commands: readonly Command[], firstServer: string | null): CommandGroup[] {
  const groups = new Map<string, CommandGroup>()
  for (const { text, server, waitOnline = false } of commands) {
    const target = server ?? firstServer
    const key = JSON.stringify([target, waitOnline])
    const group = groups.get(key) ?? { server: target, waitOnline, texts: [] }
    group.texts.push(text)
    groups.set(key, group)
  }
  return groups.size > 0 ? [...groups.values()] : [{ server: firstServer, waitOnline: false, texts: [] }]
}
