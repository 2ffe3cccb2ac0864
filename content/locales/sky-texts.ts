// Sentences about the sky and the islands of the demo network, each with one that fits every network: it takes the place
// of the built-in one when an owner removes the demo's entries.
import type { Language } from '#contract/language.ts'

export const SKY_TEXTS: Readonly<Record<string, Record<Language, string>>> = {
  'home.modesTitle': { en: '{{count}} [world|worlds] to play', id: '{{count}} dunia buat dimainkan' },
  'home.modesTitleOne': { en: 'One world to play', id: 'Satu dunia buat dimainkan' },
  'shell.notFoundText': {
    en: 'There is no page at this address. The way home still works.',
    id: 'Nggak ada halaman di alamat ini. Untungnya jalan pulang masih ada.',
  },
  'vote.expedition': { en: "Today's votes", id: 'Vote hari ini' },
  'vote.expeditionText': {
    en: '{{sites}} sites. Every vote moves us up the server lists and you up the leaderboard.',
    id: '{{sites}} situs. Tiap vote bikin server kita naik peringkat, dan namamu naik di leaderboard.',
  },
  'vote.expeditionTextPlain': {
    en: '{{sites}} sites. Every vote moves us up the server lists.',
    id: '{{sites}} situs. Tiap vote bikin server kita naik peringkat.',
  },
  'vote.expeditionOne': {
    en: 'One site. Every vote moves us up the server lists.',
    id: 'Satu situs. Tiap vote bikin server kita naik peringkat.',
  },
  'player.sky': { en: 'Boards', id: 'Leaderboard' },
  'player.skyText': {
    en: 'One mark per board. The higher the rank, the larger.',
    id: 'Satu tanda tiap leaderboard. Makin tinggi peringkat, makin besar.',
  },
  'player.noRanksText': { en: 'Play a little, and come back.', id: 'Main dulu, lalu cek lagi.' },
  'player.unknown': { en: 'No player is called “{{name}}” yet', id: 'Belum ada pemain bernama “{{name}}”' },
  'player.join': {
    en: 'Join once and your name appears.',
    id: 'Masuk server sekali, namamu muncul.',
  },
}
