// Generated player names: all lengths, look-alikes, some of Bedrock.

/** Longest, shortest, and look-alike pairs. */
const SPECIAL = [
  ...'RajaMinecraft_ID SangPenjelajah07 .PutriNusantara1 Abu .Ayu x_X_Garuda_X_x lIlIlIlIlIlIlIlI'.split(' '),
  ...'IlIlIlIlIlIlIlIl Rizky_O0 Rizky_0O NasiGoreng nasigoreng .NasiGoreng Kopi_Susu Kopi__Susu'.split(' '),
  ...'MbahDukun SiKancil .Si_Kancil TukangBakso AnakKos12'.split(' '),
]
const GIVEN = [
  ...'Bayu Dewi Rizky Putri Agus Wahyu Fajar Intan Dimas Ayu Galih Sari'.split(' '),
  ...'Bagas Nanda Reza Tiara Yoga Citra Eka Dwi Adit Rama Sinta Hendra'.split(' '),
]
const THINGS = [
  ...'Naga Elang Harimau Komodo Garuda Macan Kucing Bakso Sate Rendang Tempe'.split(' '),
  ...'Bintang Bulan Langit Awan Petir Ombak Gunung Rimba Candi Wayang Batik'.split(' '),
]
const KINDS = 'Merah Biru Hitam Putih Emas Malam Sakti Liar Jawa Bali Aceh Oren'.split(' ')
const ENDINGS = ['', '', 'YT', '_ID', 'Craft', 'Gaming', '77', '99', '_', 'xD', 'Pro', '123', '_08', '2010']
const LONGEST = 16
const BEDROCK_SHARE = 0.18

/** Deterministic for a seed. */
export function playerNames(count: number, seed: string): string[] {
  const names = new Set(SPECIAL)
  for (let turn = 0; names.size < count; turn += 1) names.add(inventName(`${seed}/name/${turn}`))
  return [...names].slice(0, count)
}

function inventName(seed: string): string {
  const one = (from: readonly string[], part: string) =>
    from[Math.floor(chance(seed + part) * from.length)] ?? ''
  const ending = one(ENDINGS, 'e')
  const body =
    chance(`${seed}k`) < 0.5 ? one(GIVEN, 'g') + ending : one(THINGS, 't') + one(KINDS, 'c') + ending
  const name = chance(`${seed}b`) < BEDROCK_SHARE ? `.${body}` : body
  return name.slice(0, LONGEST)
}

/** Hash from 0 to 1 (FNV-1a, then mixed). */
export function chance(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  hash = Math.imul(hash ^ (hash >>> 13), 0x45d9f3b)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
