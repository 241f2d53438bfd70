import type { Country } from './country';

export const asia: Country[] = [
  {
    name: 'India',
    code: 'IND',
    nationality: 'Indian',
    weight: 10,
    phone: '+91 98### #####',
    female:
      'Aditi|Ananya|Deepika|Divya|Ishita|Kavya|Meera|Neha|Nisha|Pooja|Priya|Riya|Shreya|Swati',
    male: 'Aarav|Aditya|Amit|Arjun|Karan|Manish|Nikhil|Pranav|Rahul|Rohan|Sanjay|Siddharth|Varun|Vikram',
    last: 'Agarwal|Banerjee|Bhatt|Chatterjee|Desai|Gupta|Iyer|Joshi|Kapoor|Kulkarni|Mehta|Menon|Nair|Patel|Rao|Reddy|Sharma|Singh',
    towns:
      'Mumbai,Maharashtra,4000##,|Bengaluru,Karnataka,5600##,|Ahmedabad,Gujarat,3800##,|Chennai,Tamil Nadu,6000##,',
    streets:
      'Ashram Road|Brigade Road|FC Road|Gandhi Nagar|Hill Road|Linking Road|MG Road|Nehru Street|Station Road|Tilak Road',
    line: '{n}, {street}',
    tones: [2, 4],
  },
  {
    name: 'Pakistan',
    code: 'PAK',
    nationality: 'Pakistani',
    weight: 3,
    phone: '+92 30# #######',
    female: 'Amna|Ayesha|Fatima|Hira|Iqra|Mahnoor|Maryam|Nimra|Rabia|Sana|Sidra|Zara',
    male: 'Adnan|Ali|Bilal|Danish|Fahad|Hamza|Hassan|Imran|Junaid|Omar|Saad|Usman',
    last: 'Abbasi|Ahmed|Akhtar|Aslam|Baig|Butt|Chaudhry|Farooq|Hussain|Iqbal|Javed|Khan|Malik|Mirza|Qureshi|Rehman|Shah|Siddiqui',
    towns: 'Lahore,Punjab,54###,|Karachi,Sindh,75###,|Islamabad,,44###,|Faisalabad,Punjab,38###,',
    streets:
      'Canal Road|Ferozepur Road|Jail Road|Main Boulevard|Mall Road|Shahrah-e-Faisal|University Road',
    line: '{n} {street}',
    tones: [2, 4],
  },
  {
    name: 'United Arab Emirates',
    code: 'ARE',
    nationality: 'Emirati',
    weight: 4,
    phone: '+971 50 ### ####',
    female: 'Alia|Asma|Dana|Fatima|Hessa|Layla|Mariam|Mouza|Noura|Reem|Salama|Shamma',
    male: 'Abdulla|Ahmed|Faisal|Hamad|Khalifa|Majid|Mansour|Omar|Rashid|Saeed|Sultan|Yousef',
    last: 'Al Ameri|Al Blooshi|Al Dhaheri|Al Hashimi|Al Ketbi|Al Mansoori|Al Marzooqi|Al Mazrouei|Al Muhairi|Al Nuaimi|Al Shamsi',
    towns: 'Dubai,,,|Abu Dhabi,,,|Sharjah,,,',
    streets:
      'Al Corniche Street|Al Khaleej Road|Al Maktoum Road|Al Wahda Street|Hamdan Street|Jumeirah Beach Road|King Faisal Street',
    line: 'Villa {n}, {street}',
    tones: [1, 3],
  },
  {
    name: 'Japan',
    code: 'JPN',
    nationality: 'Japanese',
    weight: 4,
    phone: '+81 90 #### ####',
    female: 'Aiko|Akari|Ayumi|Emi|Haruka|Hina|Kaori|Mei|Misaki|Nanami|Rin|Sakura|Yui|Yuka',
    male: 'Daiki|Haruto|Hiroshi|Kaito|Kazuki|Kenta|Naoki|Ren|Riku|Ryota|Shota|Sota|Takumi|Yuto',
    last: 'Fujita|Hayashi|Inoue|Ishikawa|Ito|Kato|Kimura|Kobayashi|Matsumoto|Mori|Nakamura|Ogawa|Saito|Sasaki|Shimizu|Takahashi|Watanabe',
    towns:
      'Osaka,Osaka,53#-00##,|Nagoya,Aichi,45#-00##,|Fukuoka,Fukuoka,81#-00##,|Sapporo,Hokkaido,06#-00##,|Setagaya,Tokyo,15#-00##,',
    streets: 'Aoba|Chuo|Higashi|Honcho|Kita|Midori|Minami|Nishi|Sakura|Wakaba',
    line: '{n}-chome, {street}',
    tones: [0, 2],
  },
  {
    name: 'South Korea',
    code: 'KOR',
    nationality: 'Korean',
    weight: 3,
    phone: '+82 10 #### ####',
    female:
      'Chae-won|Da-eun|Eun-ji|Ha-yoon|Ji-woo|Ji-yoon|Min-ji|Seo-yeon|Soo-jin|So-yoon|Ye-jin|Yu-na',
    male: 'Do-yun|Geon-woo|Hyun-woo|Jae-hyun|Ji-ho|Jun-seo|Min-jun|Sang-hoon|Seung-min|Si-woo|Sung-ho|Tae-yang',
    last: 'Ahn|Bae|Cho|Choi|Han|Hwang|Jang|Jeong|Kang|Kim|Kwon|Lee|Lim|Oh|Park|Seo|Shin|Yoon',
    towns: 'Seoul,,04###,|Busan,,48###,|Incheon,,21###,|Daejeon,,34###,',
    streets:
      'Dongbaek-ro|Gwangan-ro|Hakdong-ro|Jungang-daero|Mapo-daero|Songdo-daero|Teheran-ro|Yeouido-ro',
    line: '{n} {street}',
    tones: [0, 2],
  },
  {
    name: 'Vietnam',
    code: 'VNM',
    nationality: 'Vietnamese',
    weight: 4,
    phone: '+84 90# ### ###',
    female:
      'Bich Ngoc|Hong Nhung|Khanh Linh|Lan Anh|Mai|My Duyen|Ngoc Han|Phuong Thao|Quynh|Thanh Ha|Thu Trang|Tuyet',
    male: 'Anh Tuan|Bao|Duc Anh|Gia Huy|Hoang|Huu Phuoc|Khanh|Minh Quan|Nhat Minh|Quang Huy|Thanh Dat|Van Hung',
    last: 'Bui|Dang|Do|Duong|Ho|Hoang|Huynh|Le|Ly|Mai|Ngo|Nguyen|Pham|Phan|Tran|Trinh|Vo|Vu',
    towns: 'Ha Noi,,10####,|Da Nang,,55####,|Hai Phong,,18####,|Can Tho,,90####,',
    streets:
      'Dien Bien Phu|Hai Ba Trung|Hung Vuong|Le Loi|Ly Thuong Kiet|Nguyen Hue|Nguyen Trai|Phan Chu Trinh|Tran Hung Dao',
    line: '{n} {street}',
    tones: [1, 3],
  },
  {
    name: 'Indonesia',
    code: 'IDN',
    nationality: 'Indonesian',
    weight: 5,
    phone: '+62 812 #### ####',
    female: 'Anisa|Ayu|Bunga|Citra|Dewi|Dian|Fitri|Indah|Kartika|Lestari|Maya|Putri|Ratna|Wulan',
    male: 'Adi|Agung|Andi|Arif|Bayu|Budi|Dimas|Eko|Fajar|Galih|Hendra|Joko|Rizky|Wahyu',
    last: 'Gunawan|Halim|Handoko|Hartono|Hidayat|Irawan|Kurniawan|Kusuma|Nugroho|Pratama|Prasetyo|Putra|Rahman|Santoso|Setiawan|Siregar',
    towns:
      'Jakarta,DKI Jakarta,12###,|Surabaya,Jawa Timur,60###,|Bandung,Jawa Barat,40###,|Denpasar,Bali,80###,',
    streets:
      'Jl. Ahmad Yani|Jl. Diponegoro|Jl. Gajah Mada|Jl. Gatot Subroto|Jl. Imam Bonjol|Jl. Melati|Jl. Merdeka|Jl. Sudirman',
    line: '{street} No. {n}',
    tones: [1, 3],
  },
  {
    name: 'Philippines',
    code: 'PHL',
    nationality: 'Filipino',
    weight: 4,
    phone: '+63 917 ### ####',
    female:
      'Angelica|Bea|Camille|Divine|Jasmine|Jocelyn|Kristine|Liza|Mariel|Maria Clara|Patricia|Rowena|Sheila|Trisha',
    male: 'Angelo|Carlo|Christian|Emmanuel|Enrique|Gabriel|Jayson|Jericho|Jomar|Mark Anthony|Nathaniel|Paolo|Rafael|Ramon',
    last: 'Aquino|Bautista|Castillo|Cruz|de Guzman|de Leon|Dela Cruz|Garcia|Lim|Mendoza|Mercado|Ocampo|Ramos|Reyes|Santiago|Santos',
    towns:
      'Quezon City,Metro Manila,11##,|Cebu City,Cebu,6000,|Davao City,Davao del Sur,8000,|Makati,Metro Manila,12##,',
    streets:
      'Aurora Boulevard|Bonifacio Street|Katipunan Avenue|Mabini Street|Magsaysay Avenue|Osmeña Boulevard|Rizal Avenue',
    line: '{n} {street}',
    tones: [1, 3],
  },
  {
    name: 'Malaysia',
    code: 'MYS',
    nationality: 'Malaysian',
    weight: 3,
    phone: '+60 12 ### ####',
    female: 'Aina|Farah|Hui Min|Izzati|Mei Ling|Nadia|Nurul|Pei Shan|Shalini|Siti|Syafiqah|Xin Yi',
    male: 'Ahmad|Amir|Chee Keong|Faiz|Hafiz|Haziq|Jun Wei|Kavin|Kok Leong|Rizal|Wei Jie|Zulkifli',
    last: 'Abdullah|Aziz|Chan|Chong|Goh|Hassan|Ismail|Lau|Lee|Lim|Mohamad|Ng|Ong|Rahim|Ramasamy|Tan|Wong|Yusof',
    towns:
      'Kuala Lumpur,,50###,|George Town,Pulau Pinang,10###,|Johor Bahru,Johor,80###,|Petaling Jaya,Selangor,46###,',
    streets:
      'Jalan Ampang|Jalan Bukit Bintang|Jalan Burma|Jalan Gasing|Jalan Merdeka|Jalan Tun Razak|Lebuh Pantai',
    line: '{n}, {street}',
    tones: [0, 3],
  },
];
