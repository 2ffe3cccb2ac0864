import fc from 'fast-check'
import { expect, test } from 'vitest'
import { causeOfReply, isFailedReply } from './failed-reply.ts'

test.each([
  ['Player not found', 'name'],
  ['Error: Player not found.', 'name'],
  ['[Essentials] Player Dewi_Lestarri not found!', 'name'],
  ['PlayerPoints » Player could not be found: Dewi', 'name'],
  ['That player does not exist', 'name'],
  ['No player was found', 'name'],
  ['No entity was found', 'name'],
  ['Error: Player Dewi was never on this server.', 'name'],
  ["Warning: The user 'Dewi' has never joined this server.", 'name'],
  ['.Dewi has never played before', 'name'],
  ['Cannot find player Dewi', 'name'],
  ["Couldn't find a player with that name", 'name'],
  ['[LP] A user for Dewi could not be found.', 'name'],
  ['Unknown player: Dewi', 'name'],
  ['Invalid username', 'name'],
  ['Pemain tidak ditemukan', 'name'],
  ['Player Dewi belum pernah bergabung ke server ini.', 'name'],
  ['Player is not online', 'offline'],
  ['Error: The specified player is not online.', 'offline'],
  ['Dewi is offline!', 'offline'],
  ['Pemain sedang tidak online.', 'offline'],
  ['Unknown or incomplete command, see below for errorpoints give x<--[HERE]', 'command'],
  ['Unknown command. Type "/help" for help.', 'command'],
  ['[CMI] Unknown command', 'command'],
  ['Incorrect argument for command', 'command'],
  ['Usage: /points give <player> <amount>', 'command'],
  ['Points > Usage: /points give <player> <amount>', 'command'],
  ['Invalid arguments.', 'command'],
  ['Amount must be a positive whole number', 'command'],
  ["'x' is not a valid number.", 'command'],
  ['No permission', 'command'],
  ["I'm sorry, but you do not have permission to perform this command.", 'command'],
  ["You don't have permission for that!", 'command'],
  ['Kamu tidak punya izin untuk melakukan ini.', 'command'],
  ['Perintah tidak dikenal', 'command'],
  ['A player is required to run this command here', 'command'],
  ['Error executing: points (null)', 'other'],
  ['An internal error occurred while attempting to perform this command', 'other'],
] as const)('knows that %j is no delivery (%s)', (reply, cause) => {
  expect(causeOfReply(reply)).toBe(cause)
  expect(isFailedReply(reply.toUpperCase())).toBe(true)
})

test.each([
  '',
  'Gave 40 Points to Steve',
  '[LP] Set essentials.fly to true for Steve in context global.',
  '[LP] steve now inherits permissions from vip in context global.',
  '[LP] Steve does not have permission essentials.fly set.',
  '[LP] Steve has no permissions set.',
  'You gave 3 keys to Steve. The player is not online, so they wait in /crates claim.',
  'Steve is offline: the reward is given when they join.',
  '$50 has been added to Steve account.',
  'Unknown_Player received 40 points',
  'Gave 40 points to No_Player_Found',
  'Made Usage_Bot a member of VIP',
  'Reloaded 3 commands. Use /help for help.',
])('takes %j for a delivery', (reply) => {
  expect(isFailedReply(reply)).toBe(false)
})

test("the owner's texts count in any case, and a star stands for names and numbers", () => {
  const texts = ['dompet * belum aktif', 'limit (reached)']
  expect(isFailedReply('[Koin] Dompet Steve BELUM aktif.', texts)).toBe(true)
  expect(isFailedReply('Limit (Reached)', texts)).toBe(true)
  expect(isFailedReply('Limit reached', texts)).toBe(false)
  expect(isFailedReply('Dompet Steve aktif', texts)).toBe(false)
})

test('a star stands for at most 32 characters without a space, as the same pattern would', () => {
  const part = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '*'), maxLength: 8 })
  const reply = fc.string({ unit: fc.constantFrom('a', 'B', ' '), maxLength: 40 })
  fc.assert(
    fc.property(reply, part, (text, failure) => {
      const pattern = new RegExp(failure.split(/\*+/).join('[^ ]{0,32}'), 'i')
      expect(isFailedReply(text, [failure])).toBe(pattern.test(text))
    }),
    { numRuns: 2_000, seed: 20_261_117 },
  )
  const far = (length: number) => isFailedReply(`dompet${'x'.repeat(length)}aktif`, ['dompet*aktif'])
  expect([far(0), far(32), far(33)]).toEqual([true, true, false])
})

test('many stars in a text cost no backtracking on a long reply', () => {
  expect(isFailedReply('a'.repeat(4_000), [`${'a*'.repeat(90)}b`])).toBe(false)
})
