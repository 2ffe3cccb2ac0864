import type { TierTab } from '#contract/settings/tiers.schema.ts'

export const survivalTiers: TierTab = {
  id: 'survival',
  label: { en: 'Survival Mix', id: 'Survival Mix' },
  accent: '#6bd968',
  tiers: [
    {
      id: 'genesis',
      name: 'Genesis',
      price: 40,
      days: null,
      requires: null,
      colour: '#7ee081',
      features: {
        general: [
          {
            en: 'Genesis prefix in chat and tab list',
            id: 'Prefix Genesis di chat dan daftar tab',
            key: 'prefix',
          },
          { en: 'TempFly 15 minutes (every day)', id: 'TempFly 15 menit (setiap hari)' },
          { en: '2 auction slots', id: '2 slot auction' },
          { en: '3 jobs at once', id: '3 job sekaligus' },
        ],
        commands: [
          { en: 'Command /hat', id: 'Command /hat' },
          { en: 'Command /craft', id: 'Command /craft' },
          { en: 'Command /feed (every 30 minutes)', id: 'Command /feed (tiap 30 menit)' },
        ],
        limits: [
          { en: 'Max 40 chest shops', id: 'Max 40 chest shop' },
          { en: 'Max 4 claim places', id: 'Max 4 tempat klaim' },
          { en: 'Max 3 homes', id: 'Max 3 home' },
          { en: 'Max 1 hour AFK (no kick)', id: 'Max 1 jam AFK (tanpa kick)' },
        ],
      },
    },
    {
      id: 'vega',
      name: 'Vega',
      price: 80,
      days: null,
      requires: 'genesis',
      colour: '#7cc7ff',
      features: {
        general: [
          { en: 'Vega prefix in chat and tab list', id: 'Prefix Vega di chat dan daftar tab', key: 'prefix' },
          { en: 'TempFly 30 minutes (every day)', id: 'TempFly 30 menit (setiap hari)' },
          { en: '4 auction slots', id: '4 slot auction' },
          { en: '4 jobs at once', id: '4 job sekaligus' },
        ],
        commands: [
          { en: 'Command /enderchest', id: 'Command /enderchest' },
          { en: 'Command /feed (every 20 minutes)', id: 'Command /feed (tiap 20 menit)' },
          { en: 'Command /repair (costs $10K each time)', id: 'Command /repair (biaya $10K tiap pakai)' },
        ],
        limits: [
          { en: 'Max 80 chest shops', id: 'Max 80 chest shop' },
          { en: 'Max 8 claim places', id: 'Max 8 tempat klaim' },
          { en: 'Max 5 homes', id: 'Max 5 home' },
          { en: 'Max 2 hours AFK (no kick)', id: 'Max 2 jam AFK (tanpa kick)' },
        ],
      },
    },
    {
      id: 'stellar',
      name: 'Stellar',
      price: 120,
      days: null,
      requires: 'vega',
      colour: '#ffe3a3',
      features: {
        general: [
          {
            en: 'Stellar prefix in chat and tab list',
            id: 'Prefix Stellar di chat dan daftar tab',
            key: 'prefix',
          },
          { en: 'TempFly 60 minutes (every day)', id: 'TempFly 60 menit (setiap hari)' },
          { en: '6 auction slots', id: '6 slot auction' },
          { en: '5 jobs at once', id: '5 job sekaligus' },
          { en: '70% spawner drop chance (when mined)', id: 'Peluang drop spawner 70% (saat ditambang)' },
        ],
        commands: [
          { en: 'Command /nick (with colours)', id: 'Command /nick (bisa berwarna)' },
          { en: 'Command /feed (every 15 minutes)', id: 'Command /feed (tiap 15 menit)' },
        ],
        limits: [
          { en: 'Max 120 chest shops', id: 'Max 120 chest shop' },
          { en: 'Max 12 claim places', id: 'Max 12 tempat klaim' },
          { en: 'Max 8 homes', id: 'Max 8 home' },
          { en: 'Max 4 hours AFK (no kick)', id: 'Max 4 jam AFK (tanpa kick)' },
        ],
      },
    },
    {
      id: 'nebula',
      name: 'Nebula',
      price: 160,
      days: null,
      requires: 'stellar',
      colour: '#f59ad6',
      features: {
        general: [
          {
            en: 'Nebula prefix in chat and tab list',
            id: 'Prefix Nebula di chat dan daftar tab',
            key: 'prefix',
          },
          { en: 'TempFly 120 minutes (every day)', id: 'TempFly 120 menit (setiap hari)' },
          { en: '8 auction slots', id: '8 slot auction' },
          { en: '6 jobs at once', id: '6 job sekaligus' },
          { en: '90% spawner drop chance (when mined)', id: 'Peluang drop spawner 90% (saat ditambang)' },
        ],
        commands: [
          {
            en: 'Command /ptime (your own time of day)',
            id: 'Command /ptime (atur waktu siang/malam sendiri)',
          },
          { en: 'Command /feed (every 10 minutes)', id: 'Command /feed (tiap 10 menit)' },
          { en: 'Command /repair (costs $1K each time)', id: 'Command /repair (biaya $1K tiap pakai)' },
        ],
        limits: [
          { en: 'Max 180 chest shops', id: 'Max 180 chest shop' },
          { en: 'Max 16 claim places', id: 'Max 16 tempat klaim' },
          { en: 'Max 12 homes', id: 'Max 12 home' },
          { en: 'Max 6 hours AFK (no kick)', id: 'Max 6 jam AFK (tanpa kick)' },
        ],
      },
    },
    {
      id: 'cosmic',
      name: 'Cosmic',
      price: 240,
      days: null,
      requires: 'nebula',
      colour: '#b8a6ff',
      features: {
        general: [
          {
            en: 'Cosmic prefix in chat and tab list',
            id: 'Prefix Cosmic di chat dan daftar tab',
            key: 'prefix',
          },
          { en: 'TempFly 240 minutes (every day)', id: 'TempFly 240 menit (setiap hari)' },
          { en: '12 auction slots', id: '12 slot auction' },
          { en: '7 jobs at once', id: '7 job sekaligus' },
          { en: '100% spawner drop chance (when mined)', id: 'Peluang drop spawner 100% (saat ditambang)' },
        ],
        commands: [
          { en: 'Command /heal (every 30 minutes)', id: 'Command /heal (tiap 30 menit)' },
          { en: 'Command /feed (every 5 minutes)', id: 'Command /feed (tiap 5 menit)' },
        ],
        limits: [
          { en: 'Max 240 chest shops', id: 'Max 240 chest shop' },
          { en: 'Max 20 claim places', id: 'Max 20 tempat klaim' },
          { en: 'Max 20 homes', id: 'Max 20 home' },
          { en: 'Max 8 hours AFK (no kick)', id: 'Max 8 jam AFK (tanpa kick)' },
        ],
      },
    },
  ],
}
