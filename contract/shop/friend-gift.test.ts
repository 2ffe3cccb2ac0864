// Texts of a gift: what people read, and what may become part of a console command.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cleanGiftText,
  fillGift,
  GIFT_MESSAGE_MAX_LENGTH,
  GIFT_SENDER_MAX_LENGTH,
  longestWithGift,
  messageInCommand,
  needsGift,
  senderInCommand,
} from './friend-gift.ts'
import { OrderRequest } from './store.schema.ts'
import { COMMAND_MAX_BYTES, commandFits, fillCommand, isForGiftsOnly } from './store-admin.ts'

test.each([
  ['  Happy\n\n birthday! ', 'Happy birthday!'],
  ['§cred§ text', 'redtext'],
  ['a\u202eb\u200bc\u2066d', 'abcd'],
  ['half \ud800 pair', 'half pair'],
  ['z\u0300\u0301\u0302\u0303algo', 'z\u0300\u0301algo'],
  ['Selamat 🎉', 'Selamat 🎉'],
  ['see https://evil.example/x or evil.com', 'see https evil. example/x or evil. com'],
  ['join 10.0.0.1:25565 at 3.30', 'join 10 0 0 1:25565 at 3.30'],
  ['Thanks.See you, .TiaraCraft', 'Thanks. See you, .TiaraCraft'],
  ['\u0000\t \r\n', null],
  ['', null],
])('shows %j as %j', (typed, shown) => {
  expect(cleanGiftText(typed, GIFT_MESSAGE_MAX_LENGTH)).toBe(shown)
})

test('a text that is cut ends with a whole character', () => {
  expect(cleanGiftText(`${'a'.repeat(99)}🎉b`, GIFT_MESSAGE_MAX_LENGTH)).toBe('a'.repeat(99))
})

test.each([
  ["It's yours, Tiara! (really?)", 'It’s yours, Tiara! (really?)'],
  ['","clickEvent":{"action":"run_command"}', 'clickEvent:action:run_command'],
  ['@a @e[type=player] %player% %sender% $& $1', 'a etypeplayer player sender 1'],
  ['<click:run_command:/op me>&chi</click>', 'click:run_command:op mechiclick'],
  ['/op Steve; stop | kill', 'op Steve stop kill'],
  ['-s --force well-known - x', 's force well-known x'],
  ['!global hello', 'global hello'],
  ['Selamat ulang tahun, Bündchen! 生日', 'Selamat ulang tahun, Bündchen! 生日'],
  ['evil.🎉com evil.-com evil./com', 'evil. com evil. com evil. com'],
  ['10.0.0.🎉1', '10 0 0 1'],
  ['🎉🎉', null],
  ['"\\', null],
])('sends the message %j as %j', (message, sent) => {
  expect(messageInCommand(message)).toBe(sent)
})

test.each([
  ['Budi_07', 'Budi_07'],
  ['.TiaraCraft', '.TiaraCraft'],
  ['Ayu Lestari', 'Ayu_Lestari'],
  ['Ayú 1000', 'Ayu_1000'],
  ['@a', 'a'],
  ['"; op Steve', '_op_Steve'],
  ['evil.com', 'evilcom'],
  ['.evil.com', '.evilcom'],
  ['ALL', null],
  ['Console', null],
  ['1000', null],
  ['生日', null],
])('sends the sender %j as %j', (sender, sent) => {
  expect(senderInCommand(sender)).toBe(sent)
})

test('a word that the owner reserved is no sender', () => {
  expect(senderInCommand('Team', ['team'])).toBeNull()
})

const COMMAND = 'tellraw %player% {"text":"%sender%: %message%"}'

test('a command is sent only with everything that it needs', () => {
  expect(fillGift(COMMAND, null)).toBeNull()
  expect(fillGift(COMMAND, { sender: 'Budi', message: null })).toBeNull()
  expect(fillGift(COMMAND, { sender: null, message: 'Hi' })).toBeNull()
  expect(fillGift(COMMAND, { sender: 'Budi', message: '🎉' })).toBeNull()
  expect(fillGift(COMMAND, { sender: 'Budi', message: 'Hi' })).toBe('tellraw %player% {"text":"Budi: Hi"}')
  expect(fillGift('points give %player% 40', null)).toBe('points give %player% 40')
})

/** Texts that people would try, and any others. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc
    .array(
      fc.constantFrom(
        ...'"\'\\}{[]\n\r\0\u2028\ud800;|` é🎉.-',
        ...['@a', '%player%', '%sender%', '%message%', '§k', '&c', '<red>'],
        ...['/op ', '$&', '-s ', 'Steve', 'com', '10'],
      ),
      { maxLength: 30 },
    )
    .map((pieces) => pieces.join('').slice(0, 100)),
)

test('no text changes anything else than its own place in a command', () => {
  fc.assert(
    fc.property(hostile, hostile, (sender, message) => {
      const gift = OrderRequest.shape.gift.parse({
        sender: sender.slice(0, GIFT_SENDER_MAX_LENGTH),
        message: message.slice(0, GIFT_MESSAGE_MAX_LENGTH),
      })
      const filled = fillGift(COMMAND, gift ?? null)
      if (filled === null) return
      const command = fillCommand(filled, 'Steve')
      const [, from, text] = /^tellraw Steve \{"text":"(.*?): (.*)"\}$/s.exec(command) ?? []
      expect(from).toMatch(/^[A-Za-z0-9_.]{1,20}$/)
      expect(text).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,!?’():_-]*$/u)
      expect(text).not.toMatch(/(^|[^\p{L}\p{N}])-/u)
      // As the chat of the game finds them.
      expect(text).not.toMatch(/\S\.\p{L}|\d\.\d+\.\d+\.\d/u)
      expect(from).not.toMatch(/.\./)
      expect(command).not.toMatch(/[\p{Cc}\p{Cs}§@%&<>\\;|$]/u)
      expect(JSON.parse(command.slice('tellraw Steve '.length))).toEqual({ text: `${from}: ${text}` })
      expect(new TextEncoder().encode(filled).length).toBeLessThanOrEqual(longestWithGift(COMMAND).length)
    }),
    { numRuns: 2_000 },
  )
})

test('a command has room for the longest message', () => {
  const pad = (bytes: number) => 'x'.repeat(bytes)
  expect(commandFits(`${pad(COMMAND_MAX_BYTES - 320)}%sender%%message%`)).toBe(true)
  expect(commandFits(`${pad(COMMAND_MAX_BYTES - 319)}%sender%%message%`)).toBe(false)
})

test('a product needs a command that every order is sent', () => {
  expect(needsGift('say %message%')).toBe(true)
  expect(isForGiftsOnly(['say %message%', 'mail send %player% %sender%'])).toBe(true)
  expect(isForGiftsOnly(['points give %player% 40', 'say %message%'])).toBe(false)
  expect(isForGiftsOnly([])).toBe(false)
})
