import type { Country } from './country';

export const africa: Country[] = [
  {
    name: 'Nigeria',
    code: 'NGA',
    nationality: 'Nigerian',
    weight: 9,
    phone: '+234 80# ### ####',
    female:
      'Adaeze|Aisha|Amara|Blessing|Chidinma|Folake|Funmilayo|Hauwa|Ifeoma|Ngozi|Nneka|Temitope|Yetunde|Zainab',
    male: 'Abdullahi|Ayodele|Babatunde|Chinedu|Chukwuemeka|Emeka|Femi|Ibrahim|Kelechi|Obinna|Oluwaseun|Segun|Tobi|Uche',
    last: 'Abubakar|Adeyemi|Afolabi|Akinwale|Balogun|Bello|Danjuma|Eze|Ibekwe|Lawal|Nwosu|Obi|Ogunleye|Okafor|Okonkwo|Oladipo|Umeh|Yusuf',
    towns:
      'Lagos,Lagos State,10####,|Ibadan,Oyo State,200###,|Abuja,FCT,900###,|Enugu,Enugu State,400###,',
    streets:
      'Adeniyi Jones Avenue|Allen Avenue|Bode Thomas Street|Herbert Macaulay Way|Isaac John Street|Ogui Road|Ring Road',
    line: '{n} {street}',
    tones: [4, 5],
  },
  {
    name: 'South Africa',
    code: 'ZAF',
    nationality: 'South African',
    weight: 6,
    phone: '+27 82 ### ####',
    female:
      'Ayanda|Busisiwe|Carmen|Lerato|Lindiwe|Mieke|Naledi|Nomvula|Palesa|Priya|Refilwe|Thandiwe|Zanele|Zinhle',
    male: 'Andile|Bongani|Dirk|Johan|Kagiso|Lwazi|Mandla|Pieter|Riaan|Sibusiso|Sipho|Tebogo|Themba|Willem',
    last: 'Botha|Dlamini|Du Plessis|Govender|Khumalo|Maseko|Mbatha|Mokoena|Molefe|Naidoo|Ndlovu|Nkosi|Pillay|Sithole|van Wyk|Zulu',
    towns:
      'Cape Town,Western Cape,80##,|Durban,KwaZulu-Natal,40##,|Pretoria,Gauteng,00##,|Johannesburg,Gauteng,20##,',
    streets:
      'Bree Street|Church Street|Jan Smuts Avenue|Kloof Street|Long Street|Main Road|Oxford Road|Protea Avenue|Voortrekker Road',
    line: '{n} {street}',
    tones: [1, 5],
  },
  {
    name: 'Kenya',
    code: 'KEN',
    nationality: 'Kenyan',
    weight: 4,
    phone: '+254 71# ######',
    female:
      'Achieng|Akinyi|Faith|Joyce|Makena|Mercy|Muthoni|Naliaka|Njeri|Purity|Wairimu|Wambui|Wanjiku|Zawadi',
    male: 'Brian|Dennis|Juma|Kamau|Kevin|Kiprono|Mwangi|Ochieng|Odhiambo|Omondi|Otieno|Samuel|Victor|Wekesa',
    last: 'Barasa|Chebet|Gathoni|Kariuki|Kibet|Kimani|Kiptoo|Maina|Mutua|Ndungu|Njoroge|Nyambura|Okello|Onyango|Wafula|Waweru',
    towns: 'Nairobi,,00100,|Mombasa,,80100,|Kisumu,,40100,|Nakuru,,20100,',
    streets:
      'Kenyatta Avenue|Kimathi Street|Moi Avenue|Ngong Road|Oginga Odinga Street|Riverside Drive|Tom Mboya Street',
    line: '{n} {street}',
    tones: [4, 5],
  },
  {
    name: 'Ghana',
    code: 'GHA',
    nationality: 'Ghanaian',
    weight: 3,
    phone: '+233 24 ### ####',
    female: 'Abena|Adwoa|Afia|Akosua|Ama|Efua|Esi|Gifty|Maame|Nana Yaa|Serwaa|Yaa',
    male: 'Ebo|Kofi|Kojo|Kwabena|Kwadwo|Kwaku|Kwame|Kwasi|Nana|Nii|Papa|Yaw',
    last: 'Acheampong|Addo|Agyemang|Ampofo|Ansah|Asante|Boakye|Boateng|Darko|Frimpong|Mensah|Nkrumah|Ofori|Osei|Owusu|Quaye|Sarpong',
    towns:
      'Accra,Greater Accra,GA-###-####,|Kumasi,Ashanti,AK-###-####,|Tema,Greater Accra,GT-###-####,|Takoradi,Western,WS-###-####,',
    streets:
      'Cantonments Road|Dr Isert Street|Independence Avenue|Liberation Road|Oxford Street|Ring Road East|Spintex Road',
    line: '{n} {street}',
    tones: [4, 5],
  },
  {
    name: 'Morocco',
    code: 'MAR',
    nationality: 'Moroccan',
    weight: 3,
    phone: '+212 661 ######',
    female: 'Amina|Fatima-Zahra|Ghita|Hajar|Imane|Kenza|Khadija|Meryem|Nadia|Salma|Sanaa|Yasmine',
    male: 'Amine|Anas|Ayoub|Hamza|Hicham|Ismail|Karim|Mehdi|Omar|Othmane|Rachid|Younes',
    last: 'Alaoui|Amrani|Benali|Bennani|Berrada|Chraibi|El Fassi|El Idrissi|Fassi|Kettani|Lahlou|Mansouri|Naciri|Tazi|Ziani',
    towns: 'Casablanca,,20###,|Rabat,,10###,|Marrakech,,40###,|Fès,,30###,',
    streets:
      'Avenue Hassan II|Avenue Mohammed V|Boulevard Zerktouni|Rue Ibn Batouta|Rue de Fès|Rue des Orangers|Rue Oued Ziz',
    line: '{n} {street}',
    tones: [1, 3],
  },
];
