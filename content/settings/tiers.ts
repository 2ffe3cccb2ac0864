// The tiers of the demo network: each lists only what it adds to the one that it requires.
import type { Tiers, TierTab } from '#contract/settings/tiers.schema.ts'
import { survivalTiers } from './survival-tiers.ts'

const tycoon: TierTab = {
  id: 'tycoon',
  label: { en: 'Tycoon', id: 'Tycoon' },
  accent: '#4fcdf0',
  tiers: [
    {
      id: 'electron',
      name: 'Electron',
      price: 20,
      days: 31,
      requires: null,
      colour: '#8fe3ff',
      features: {
        general: [
          {
            en: 'Electron prefix in chat and tab list',
            id: 'Prefix Electron di chat dan daftar tab',
            key: 'prefix',
          },
          { en: 'TempFly 30 minutes (every day)', id: 'TempFly 30 menit (setiap hari)' },
          { en: '3 auction slots', id: '3 slot auction' },
          { en: '3 jobs at once', id: '3 job sekaligus' },
          { en: '5% better prices when selling to the server', id: 'Harga jual ke server 5% lebih tinggi' },
        ],
        commands: [
          { en: 'Command /craft', id: 'Command /craft' },
          { en: 'Command /hat', id: 'Command /hat' },
          { en: 'Command /feed (every 20 minutes)', id: 'Command /feed (tiap 20 menit)' },
        ],
        limits: [
          { en: 'Max 5 island members', id: 'Max 5 anggota pulau' },
          { en: 'Max 8 minions', id: 'Max 8 minion' },
          { en: 'Max 20 chest shops', id: 'Max 20 chest shop' },
          { en: 'Max 2 hours AFK (no kick)', id: 'Max 2 jam AFK (tanpa kick)' },
        ],
      },
    },
    {
      id: 'neutron',
      name: 'Neutron',
      price: 40,
      days: 31,
      requires: null,
      colour: '#a9c3ff',
      features: {
        general: [
          {
            en: 'Neutron prefix in chat and tab list',
            id: 'Prefix Neutron di chat dan daftar tab',
            key: 'prefix',
          },
          { en: 'TempFly 90 minutes (every day)', id: 'TempFly 90 menit (setiap hari)' },
          { en: '6 auction slots', id: '6 slot auction' },
          { en: '4 jobs at once', id: '4 job sekaligus' },
          { en: '10% better prices when selling to the server', id: 'Harga jual ke server 10% lebih tinggi' },
          { en: '70% spawner drop chance (when mined)', id: 'Peluang drop spawner 70% (saat ditambang)' },
        ],
        commands: [
          { en: 'Command /craft', id: 'Command /craft' },
          { en: 'Command /hat', id: 'Command /hat' },
          { en: 'Command /enderchest', id: 'Command /enderchest' },
          { en: 'Command /feed (every 10 minutes)', id: 'Command /feed (tiap 10 menit)' },
          { en: 'Command /repair (costs $10K each time)', id: 'Command /repair (biaya $10K tiap pakai)' },
        ],
        limits: [
          { en: 'Max 8 island members', id: 'Max 8 anggota pulau' },
          { en: 'Max 12 minions', id: 'Max 12 minion' },
          { en: 'Max 40 chest shops', id: 'Max 40 chest shop' },
          { en: 'Max 4 hours AFK (no kick)', id: 'Max 4 jam AFK (tanpa kick)' },
        ],
      },
    },
    {
      id: 'proton',
      name: 'Proton',
      price: 80,
      days: 31,
      requires: null,
      colour: '#ffb38a',
      features: {
        general: [
          {
            en: 'Proton prefix in chat and tab list',
            id: 'Prefix Proton di chat dan daftar tab',
            key: 'prefix',
          },
          { en: 'Fly on your own island (always)', id: 'Terbang di pulau sendiri (selalu)' },
          { en: '10 auction slots', id: '10 slot auction' },
          { en: '5 jobs at once', id: '5 job sekaligus' },
          { en: '15% better prices when selling to the server', id: 'Harga jual ke server 15% lebih tinggi' },
          { en: '90% spawner drop chance (when mined)', id: 'Peluang drop spawner 90% (saat ditambang)' },
        ],
        commands: [
          { en: 'Command /craft', id: 'Command /craft' },
          { en: 'Command /hat', id: 'Command /hat' },
          { en: 'Command /enderchest', id: 'Command /enderchest' },
          { en: 'Command /nick (with colours)', id: 'Command /nick (bisa berwarna)' },
          { en: 'Command /feed (every 5 minutes)', id: 'Command /feed (tiap 5 menit)' },
          { en: 'Command /repair (costs $1K each time)', id: 'Command /repair (biaya $1K tiap pakai)' },
        ],
        limits: [
          { en: 'Max 12 island members', id: 'Max 12 anggota pulau' },
          { en: 'Max 16 minions', id: 'Max 16 minion' },
          { en: 'Max 80 chest shops', id: 'Max 80 chest shop' },
          { en: 'Max 8 hours AFK (no kick)', id: 'Max 8 jam AFK (tanpa kick)' },
        ],
      },
    },
  ],
}

const creative: TierTab = {
  id: 'creative',
  label: { en: 'Creative', id: 'Creative' },
  accent: '#f37fcf',
  tiers: [
    {
      id: 'kuli',
      name: 'Kuli',
      price: 20,
      days: 31,
      requires: null,
      colour: '#ffd28a',
      features: {
        general: [
          { en: 'Kuli prefix in chat and tab list', id: 'Prefix Kuli di chat dan daftar tab', key: 'prefix' },
          { en: 'Plot-M plot size (127x127 blocks)', id: 'Ukuran Plot-M (127x127 blok)' },
          { en: 'Name in chat in gold', id: 'Nama di chat warna emas' },
        ],
        commands: [
          { en: 'Command //wand (WorldEdit on your plot)', id: 'Command //wand (WorldEdit di plot sendiri)' },
          { en: 'Command /hat', id: 'Command /hat' },
        ],
        limits: [
          { en: 'Max 3 plots', id: 'Max 3 plot' },
          { en: 'Max 20,000 blocks in one edit (WorldEdit)', id: 'Max 20.000 blok sekali edit (WorldEdit)' },
          { en: 'Max 4 hours AFK (no kick)', id: 'Max 4 jam AFK (tanpa kick)' },
        ],
      },
    },
    {
      id: 'kuliplus',
      name: 'Kuli+',
      price: 40,
      days: 31,
      requires: null,
      colour: '#f37fcf',
      features: {
        general: [
          {
            en: 'Kuli+ prefix in chat and tab list',
            id: 'Prefix Kuli+ di chat dan daftar tab',
            key: 'prefix',
          },
          { en: 'Plot-L plot size (195x195 blocks)', id: 'Ukuran Plot-L (195x195 blok)' },
          { en: 'Name in chat in any colour', id: 'Nama di chat warna apa saja' },
        ],
        commands: [
          { en: 'Command //wand (WorldEdit on your plot)', id: 'Command //wand (WorldEdit di plot sendiri)' },
          { en: 'Command /hat', id: 'Command /hat' },
          { en: 'Command /brush (sculpt terrain)', id: 'Command /brush (bentuk medan)' },
          { en: 'Command /hdb (thousands of decoration heads)', id: 'Command /hdb (ribuan kepala hiasan)' },
          {
            en: 'Command /ptime (your own time of day)',
            id: 'Command /ptime (atur waktu siang/malam sendiri)',
          },
        ],
        limits: [
          { en: 'Max 6 plots', id: 'Max 6 plot' },
          {
            en: 'Max 100,000 blocks in one edit (WorldEdit)',
            id: 'Max 100.000 blok sekali edit (WorldEdit)',
          },
          { en: 'Max 8 hours AFK (no kick)', id: 'Max 8 jam AFK (tanpa kick)' },
        ],
      },
    },
  ],
}

export const tiers: Tiers = { default_tab: 'survival', tabs: [tycoon, survivalTiers, creative] }
