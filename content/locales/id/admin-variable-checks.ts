/** Teks tentang variabel yang tidak berarti apa-apa, atau tidak seperti yang dimaksud. */

export const variableChecks = {
  reason_variable_near: 'Situs tidak membaca variabel {{name}}; yang ada {{near}}.',
  next_variable_near: 'Betulkan namanya atau hapus, lalu restart situs.',
  reason_variable_unknown: 'Situs tidak membaca variabel {{name}}.',
  next_variable_unknown: 'Bandingkan namanya dengan docs/configuration.md atau hapus, lalu restart situs.',
  reason_variable_half: '{{name}} tidak berpengaruh tanpa {{needed}}.',
  next_variable_half: 'Isi juga {{needed}} atau hapus {{name}}, lalu restart situs.',
  reason_variable_password: '{{name}} diisi tanpa {{needed}}.',
  next_variable_password:
    'Isi {{needed}}, atau simpan password di menu Server: sebelum itu tidak ada command yang dikirim.',
  reason_variable_node_env: 'NODE_ENV berisi {{value}}, bukan production.',
  next_variable_node_env: 'Tulis NODE_ENV=production untuk situs asli: sekarang pengunjung melihat demo.',
  reason_variable_path: '{{name}} punya path yang diabaikan: yang dipakai {{used}}.',
  next_variable_path: 'Pasang situs langsung di nama host, tanpa path.',
  reason_variable_missing: '{{name}} belum diisi: link dan callback menuju localhost.',
  next_variable_missing: 'Isi {{name}} dengan alamat https situs, lalu restart.',
} as const
