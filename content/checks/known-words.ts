// Translates the sentences of the system and of our own server about a failure. It is stored and logged in English; what
// is not known here stays as it came.
import type { Language } from '#contract/language.ts'

/** Codes of the system say nothing to an owner, so English has words for them too. */
const CODES: readonly [RegExp, Record<Language, string>][] = [
  [/\b(ENOTFOUND|EAI_AGAIN)\b/, { en: 'host name not found', id: 'nama host tidak ditemukan' }],
  [/\b(ECONNREFUSED)\b/, { en: 'connection refused', id: 'koneksi ditolak' }],
  [/\b(ETIMEDOUT|UND_ERR_\w*TIMEOUT)\b/, { en: 'no reply in time', id: 'tidak ada jawaban tepat waktu' }],
  [/\b(ECONNRESET|EPIPE|UND_ERR_SOCKET)\b/, { en: 'connection closed', id: 'koneksi ditutup' }],
  [/\b(EHOSTUNREACH|ENETUNREACH)\b/, { en: 'network not reachable', id: 'jaringan tidak terjangkau' }],
  [
    /\b(CERT_\w+|\w*SELF_SIGNED\w*|UNABLE_TO_\w+)\b/,
    { en: 'certificate not valid', id: 'sertifikat tidak valid' },
  ],
]

type Known = readonly (readonly [RegExp, string])[]

/** A notification that did not match: mismatch.ts. */
const FLAGS: Known = [
  [/^(\S+) instead of (\S+)$/, '$1, seharusnya $2'],
  [/^a real payment for a test order$/, 'pembayaran asli untuk pesanan tes'],
  [/^a test payment for a real order$/, 'pembayaran tes untuk pesanan asli'],
  [/^paid through (\S+), ordered through (\S+)$/, 'dibayar lewat $1, dipesan lewat $2'],
  [/^reference (\S+), gateway reference (\S+)$/, 'referensi $1, referensi gateway $2'],
  [/^was (\w+)$/, 'sebelumnya $1'],
]

/** A connection that failed. */
const DETAILS: Known = [
  [/^(.+) refused: (.*)$/, '$1 menolak: $2'],
  [/^(?:it )?replied (\d{3})\b.*$/, 'menjawab $1'],
  [/^(.+) replied (\d{3})\b.*$/, '$1 menjawab $2'],
  [/^no (?:answer|reply)(?: in time| within.*)?$/, 'tidak ada jawaban tepat waktu'],
  [/^(\S+) replied: (.*)$/, '$1 menjawab: $2'],
  [/^(\S+) replied in an unknown format$/, '$1 menjawab dengan format yang tidak dikenal'],
  [/^it replied with an error$/, 'menjawab dengan error'],
  [/^its reply cannot be read$/, 'jawabannya tidak terbaca'],
  [/^it is a read-only copy$/, 'ini salinan baca saja'],
  [/^this user may not write$/, 'user ini tidak boleh menulis'],
  [/^the connection was closed$/, 'koneksi ditutup'],
]

/** In place of the reply of a game. */
const REPLIES: Known = [
  [/^the game server refused the RCON password$/, 'server game menolak password RCON'],
  [/^the game server closed the connection$/, 'server game menutup koneksi'],
  [/^the game server did not reply in time$/, 'server game tidak menjawab tepat waktu'],
  [/^the game server does not speak RCON$/, 'server game tidak memakai RCON'],
  [/^Not sent: the command is empty\.$/, 'Tidak dikirim: command-nya kosong.'],
  [
    /^Not sent: the command holds a control character\.$/,
    'Tidak dikirim: ada karakter kontrol di command-nya.',
  ],
  [/^Not sent: the command is longer than (\d+) bytes\.$/, 'Tidak dikirim: command-nya lebih dari $1 byte.'],
  [
    /^Restored from a backup: .+$/,
    'Dipulihkan dari backup: mungkin sudah dikirim setelah backup dibuat. Cek di game dulu sebelum kirim lagi.',
  ],
]

const OF = { flag: FLAGS, detail: [...DETAILS, ...REPLIES], reply: REPLIES }

/** The reply of a game may be any text, so that only whole sentences of ours are exchanged in it. */
export function knownWords(text: string, kind: keyof typeof OF, language: Language): string {
  const coded = CODES.find(([pattern]) => pattern.test(text))
  if (coded) return `${coded[1][language]} (${coded[0].exec(text)?.[1]})`
  const said = language === 'en' ? undefined : OF[kind].find(([pattern]) => pattern.test(text))
  return said ? text.replace(...said) : text
}

/** The values of a sentence about a check: a detail comes from the system, or from a service. */
export function withKnownWords<Values extends Readonly<Record<string, string | number>>>(
  values: Values,
  language: Language,
): Values {
  const { detail } = values
  return typeof detail === 'string' ? { ...values, detail: knownWords(detail, 'detail', language) } : values
}
