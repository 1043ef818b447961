import { describeTable } from '../../testing/expression-table.js';

describeTable(
  'Turkish: what was',
  `
  dün sunucuyu Hetzner'den kendi veri merkezimize taşıdık. | 2025-07-22 | 2025-07-21
  geçen hafta Bursa'ya taşındım | 2026-03-18 | 2026-03-09 to 2026-03-15
  salı günü sunucu çöktü | 2026-03-18 | 2026-03-17
  üç gün önce Postgres'e geçtik | 2026-03-18 | 2026-03-15
  23 Nisan 2024'te başladım | 2026-03-18 | 2024-04-23 (absolute)
  geçen yıl İzmir'e taşındık | 2026-03-18 | 2025-01-01 to 2025-12-31
  2019'dan beri Ankara'da yaşıyorum | 2026-03-18 | 2019-01-01 to 2026-03-18 (absolute)
  ocaktan beri burada çalışıyorum | 2026-03-18 | 2026-01-01 to 2026-03-18
  evvelsi gün disk doldu | 2026-03-18 | 2026-03-16
  gecen hafta isten ayrildim | 2026-03-18 | 2026-03-09 to 2026-03-15
`,
);

describeTable(
  'Turkish: what is to come',
  `
  eski makine cuma gününe kadar yedek olarak açık, sonra kapatıyoruz | 2025-07-22 | 2025-07-22 to 2025-07-25
  yarın yeni sürümü yayınlıyoruz | 2026-03-18 | 2026-03-19
  gelecek ay yeni ofise geçiyoruz | 2026-03-18 | 2026-04-01 to 2026-04-30
  önümüzdeki hafta izindeyim | 2026-03-18 | 2026-03-23 to 2026-03-29
  haftaya pazartesi toplantı var | 2026-03-18 | 2026-03-23
  pazartesi günü toplantımız var | 2026-03-18 | 2026-03-23
  iki hafta sonra düğünüm var | 2026-03-18 | 2026-03-30 to 2026-04-05
  15 Mayıs'ta evleniyorum | 2026-03-18 | 2026-05-15
  15 mayısa kadar rapor lazım | 2026-03-18 | 2026-03-18 to 2026-05-15
  bugün eski API'yi kapattık | 2026-03-18 | 2026-03-18
  öbür gün geliyorum | 2026-03-18 | 2026-03-20
  bu ay limit 6 bin | 2026-03-18 | 2026-03-01 to 2026-03-31
  Mart sonunda sözleşme bitiyor | 2026-03-18 | 2026-03-21 to 2026-03-31
  yıl sonuna kadar taşınıyoruz | 2026-03-18 | 2026-03-18 to 2026-12-31
  haziranda Londra'ya taşınıyorum | 2026-03-18 | 2026-06-01 to 2026-06-30
`,
);

describeTable(
  'Turkish: no times, and other languages that share its words',
  `
  her pazartesi yedek alıyoruz | 2026-03-18 | -
  toplantıdan sonra konuşuruz | 2026-03-18 | -
  the Mart component is on by default | 2026-03-18 | -
  ay, no puedo | 2026-03-18 | -
  we met at the pazar in Izmir | 2026-03-18 | -
  cuma is the name of the service | 2026-03-18 | -
`,
);
