import { expect, test } from 'vitest'
import { isOnline, readOnlineNames } from './reply-text.ts'

test.each([
  ['vanilla', 'There are 2 of a max of 20 players online: Steve, Alex_07', ['Steve', 'Alex_07']],
  ['vanilla without players', 'There are 0 of a max of 20 players online: ', []],
  ['vanilla before 1.13', 'There are 1/20 players online:\nSteve', ['Steve']],
  ['Paper with colours', '§6There are §c1§6 of a max of §c20§6 players online: §fSteve§r\n', ['Steve']],
  ['Indonesian', 'Ada 2 dari maksimal 20 pemain yang bergabung: Steve, .Budi_S', ['Steve', '.Budi_S']],
  [
    'EssentialsX by groups',
    '§6There are §c3§6 out of maximum §c20§6 players online.\n§6admins§r: §7[AFK]§rSteve\n§6default§r: *Budi, Ayu\n',
    ['Steve', '*Budi', 'Ayu'],
  ],
  ['EssentialsX with hidden players', 'There are 1/2 out of 20.\ndefault: [HIDDEN] Steve', ['Steve']],
  ['EssentialsX with ranks', 'There are 2 out of 20.\nstaff: [Owner] Steve, (Mod) Ayu', ['Steve', 'Ayu']],
])('reads the names of %s', (_, reply, names) => {
  expect(readOnlineNames(reply)).toEqual(names)
})

test('what is not a list of players has no names', () => {
  for (const reply of ['', 'Unknown command. Type "/help" for help.', 'You do not have permission.'])
    expect(readOnlineNames(reply), reply).toBeNull()
})

test('a name counts whole, in any case', () => {
  expect(['Stev', 'Steve_', 'sTeVe'].map((name) => isOnline(['Steve'], name))).toEqual([false, false, true])
})
