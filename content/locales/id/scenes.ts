export const scenes = {
  survivalLake: 'Rumah panggung kayu di tepi danau saat senja',
  survivalCave: 'Gerbang kayu dilihat dari dalam gua dengan kristal yang menyala',
  survivalPass: 'Jembatan gantung dengan lentera di atas jurang',
  skyblockFirst: 'Pulau kecil pertama dengan satu pohon, jauh di atas awan',
  skyblockTown: 'Pulau-pulau melayang yang terhubung jembatan berlentera',
  skyblockMarket: 'Jalan pasar di bawah untaian lentera saat malam',
  creativePlots: 'Menara dan rumah di atas plotnya saat senja',
  creativeGarden: 'Taman gambar piksel di sepanjang jalan setapak',
  creativeCandi: 'Candi dari balok dengan lentera yang terbang di sekelilingnya',
  mapSurvival: 'Pulau-pulau hijau di sekitar laguna, dilihat dari atas',
  mapCreative: 'Hamparan plot bangunan dengan menara, dilihat dari atas',
} as const
