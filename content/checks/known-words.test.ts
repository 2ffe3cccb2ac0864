import { expect, test } from 'vitest'
import { knownWords } from './known-words.ts'

test.each([
  ['detail', 'fetch failed: getaddrinfo ENOTFOUND mail.test', 'nama host tidak ditemukan (ENOTFOUND)'],
  ['detail', 'Tripay is unreachable: ECONNREFUSED', 'koneksi ditolak (ECONNREFUSED)'],
  ['reply', 'connect ETIMEDOUT 10.0.0.1:25575', 'tidak ada jawaban tepat waktu (ETIMEDOUT)'],
  ['detail', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'sertifikat tidak valid (DEPTH_ZERO_SELF_SIGNED_CERT)'],
  ['flag', '15000 instead of 20000', '15000, seharusnya 20000'],
  ['flag', 'paid through midtrans, ordered through tripay', 'dibayar lewat midtrans, dipesan lewat tripay'],
  ['flag', 'a real payment for a test order', 'pembayaran asli untuk pesanan tes'],
  ['flag', 'a test payment for a real order', 'pembayaran tes untuk pesanan asli'],
  ['flag', 'reference ABCD, gateway reference T123', 'referensi ABCD, referensi gateway T123'],
  ['flag', 'was UNPAID', 'sebelumnya UNPAID'],
  ['detail', 'Tripay refused: Invalid signature', 'Tripay menolak: Invalid signature'],
  ['detail', 'Tripay replied 500', 'Tripay menjawab 500'],
  ['detail', 'it replied 404', 'menjawab 404'],
  ['detail', 'the game server refused the RCON password', 'server game menolak password RCON'],
  ['reply', 'Not sent: the command is empty.', 'Tidak dikirim: command-nya kosong.'],
] as const)('%s "%s" in Indonesian', (kind, text, indonesian) => {
  expect(knownWords(text, kind, 'id')).toBe(indonesian)
})

test('codes of the system have words in English too; sentences stay', () => {
  expect(knownWords('fetch failed: ENOTFOUND', 'detail', 'en')).toBe('host name not found (ENOTFOUND)')
  expect(knownWords('15000 instead of 20000', 'flag', 'en')).toBe('15000 instead of 20000')
})

test('what a game replied stays as it is', () => {
  for (const text of ['User not found: Budi', 'done with it', 'Server refused: no', 'was AFK', ''])
    expect(knownWords(text, 'reply', 'id')).toBe(text)
})
