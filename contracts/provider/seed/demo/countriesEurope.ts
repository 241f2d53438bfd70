import type { Country } from './country';

export const europe: Country[] = [
  {
    name: 'United Kingdom',
    code: 'GBR',
    nationality: 'British',
    weight: 11,
    phone: '+44 7700 900###',
    female:
      'Amelia|Charlotte|Eleanor|Freya|Georgia|Hannah|Imogen|Jasmine|Lydia|Megan|Niamh|Phoebe|Rosie|Sian',
    male: 'Alfie|Callum|Dylan|Ewan|Finlay|George|Harry|Jack|Lewis|Marcus|Nathan|Oliver|Rhys|Theo',
    last: "Bennett|Carter|Davies|Ellis|Fletcher|Griffiths|Hughes|Jennings|Kerr|Lawson|MacLeod|O'Connor|Palmer|Reid|Shaw|Turner|Webb",
    towns:
      'Leeds,West Yorkshire,LS# #??,|Bristol,,BS# #??,|Manchester,,M# #??,|Glasgow,,G# #??,|Cardiff,,CF# #??,',
    streets:
      'Albert Road|Church Lane|Elm Grove|Harcourt Street|Mill Lane|Park Avenue|Queens Road|Station Road|Victoria Terrace',
    line: '{n} {street}',
    tones: [0, 3],
  },
  {
    name: 'Germany',
    code: 'DEU',
    nationality: 'German',
    weight: 8,
    phone: '+49 176 0406 90##',
    female:
      'Anna|Birgit|Clara|Elif|Franziska|Greta|Hannah|Johanna|Katharina|Lena|Marie|Nele|Sophie|Theresa',
    male: 'Benedikt|Christoph|Elias|Felix|Jannik|Jonas|Lukas|Malte|Moritz|Niklas|Paul|Sebastian|Tobias|Yusuf',
    last: 'Becker|Brandt|Fischer|Hartmann|Huber|Jäger|Keller|Köhler|Krüger|Lehmann|Maier|Neumann|Richter|Schäfer|Schröder|Vogel|Weiß',
    towns:
      'Hamburg,,2####,|Köln,Nordrhein-Westfalen,50###,|Leipzig,Sachsen,04###,|München,Bayern,80###,',
    streets:
      'Ahornweg|Bahnhofstraße|Bergstraße|Gartenstraße|Goethestraße|Hauptstraße|Lindenallee|Mozartstraße|Rosenweg|Schillerstraße',
    line: '{street} {n}',
    tones: [0, 2],
  },
  {
    name: 'France',
    code: 'FRA',
    nationality: 'French',
    weight: 7,
    phone: '+33 6 39 98 ## ##',
    female:
      'Anaïs|Camille|Chloé|Élodie|Inès|Juliette|Léa|Louise|Manon|Margaux|Nadia|Océane|Pauline|Zoé',
    male: 'Adrien|Antoine|Baptiste|Clément|Étienne|Gaël|Hugo|Julien|Karim|Loïc|Mathieu|Maxime|Quentin|Théo',
    last: 'Barbier|Blanchard|Chevalier|Dubois|Fontaine|Garnier|Lambert|Lefèvre|Mercier|Moreau|Noël|Perrin|Renaud|Roussel|Simon|Tessier',
    towns:
      'Lyon,Auvergne-Rhône-Alpes,6900#,|Bordeaux,Nouvelle-Aquitaine,33000,|Lille,Hauts-de-France,59000,',
    streets:
      'rue de la Paix|rue des Lilas|avenue Jean Jaurès|rue Pasteur|rue Victor Hugo|boulevard Gambetta|rue du Moulin',
    line: '{n} {street}',
    tones: [0, 4],
  },
  {
    name: 'Spain',
    code: 'ESP',
    nationality: 'Spanish',
    weight: 6,
    phone: '+34 6## ### ###',
    female: 'Alba|Ana|Carla|Carmen|Elena|Inés|Irene|Laura|Lucía|Marta|Nuria|Paula|Rocío|Sofía',
    male: 'Adrián|Álvaro|Carlos|Daniel|Diego|Gonzalo|Hugo|Iván|Javier|Jorge|Mario|Pablo|Rubén|Sergio',
    last: 'Álvarez|Blanco|Castro|Domínguez|Fernández|García|Gil|Jiménez|López|Marín|Moreno|Navarro|Ortega|Romero|Ruiz|Serrano|Vázquez',
    towns:
      'Valencia,,460##,|Sevilla,Andalucía,410##,|Zaragoza,Aragón,500##,|Bilbao,País Vasco,480##,|Málaga,Andalucía,290##,',
    streets:
      'Calle Mayor|Calle de Alcalá|Avenida de la Constitución|Calle San Juan|Calle del Sol|Paseo de la Alameda|Calle Cervantes',
    line: '{street} {n}',
    tones: [0, 3],
  },
  {
    name: 'Italy',
    code: 'ITA',
    nationality: 'Italian',
    weight: 6,
    phone: '+39 3## ### ####',
    female:
      'Alessia|Beatrice|Chiara|Elisa|Federica|Francesca|Giorgia|Giulia|Ilaria|Martina|Noemi|Sara|Silvia|Valentina',
    male: 'Alessandro|Andrea|Davide|Emanuele|Fabio|Filippo|Gabriele|Lorenzo|Luca|Marco|Matteo|Nicolò|Riccardo|Simone',
    last: "Barbieri|Bianchi|Caruso|Conti|Costa|D'Angelo|De Luca|Ferrara|Gallo|Greco|Lombardi|Mancini|Marino|Moretti|Rizzo|Romano|Santoro",
    towns:
      'Torino,Piemonte,101##,|Bologna,Emilia-Romagna,401##,|Napoli,Campania,801##,|Firenze,Toscana,501##,|Verona,Veneto,371##,',
    streets:
      'Via Garibaldi|Via Roma|Via Dante|Corso Italia|Via Mazzini|Via Verdi|Viale Europa|Via San Marco|Via Leopardi',
    line: '{street} {n}',
    tones: [0, 3],
  },
  {
    name: 'Poland',
    code: 'POL',
    nationality: 'Polish',
    weight: 5,
    phone: '+48 5## ### ###',
    female:
      'Agnieszka|Alicja|Anna|Ewa|Joanna|Julia|Karolina|Katarzyna|Magdalena|Małgorzata|Natalia|Oliwia|Weronika|Zofia',
    male: 'Adam|Bartosz|Dawid|Filip|Jakub|Kacper|Krzysztof|Łukasz|Maciej|Marcin|Mateusz|Michał|Paweł|Tomasz',
    last: 'Bąk|Dudek|Kaczmarek|Kaźmierczak|Kołodziej|Krawczyk|Król|Mazur|Michalak|Nowak|Pawlak|Pietrzak|Sikora|Stępień|Walczak|Wójcik',
    towns:
      'Kraków,Małopolskie,30-###,|Gdańsk,Pomorskie,80-###,|Wrocław,Dolnośląskie,50-###,|Poznań,Wielkopolskie,60-###,',
    streets:
      'ul. Długa|ul. Kościuszki|ul. Lipowa|ul. Mickiewicza|ul. Ogrodowa|ul. Polna|ul. Słowackiego|ul. Szkolna|ul. Zielona',
    line: '{street} {n}',
    tones: [0, 1],
  },
  {
    name: 'Netherlands',
    code: 'NLD',
    nationality: 'Dutch',
    weight: 4,
    phone: '+31 6 #### ####',
    female: 'Anouk|Elise|Emma|Femke|Fleur|Iris|Lieke|Lotte|Maud|Noor|Roos|Sanne|Tess|Yara',
    male: 'Bram|Daan|Diederik|Jasper|Jeroen|Joris|Koen|Lars|Luuk|Mees|Ruben|Sem|Thijs|Wouter',
    last: 'Bakker|Bos|de Boer|de Vries|Dekker|Hendriks|Jansen|Kuiper|Mulder|Peters|Smit|van Dijk|van den Berg|Vermeulen|Visser|Willems',
    towns:
      'Utrecht,,35## ??,|Rotterdam,Zuid-Holland,30## ??,|Eindhoven,Noord-Brabant,56## ??,|Groningen,,97## ??,',
    streets:
      'Beatrixstraat|Dorpsstraat|Eikenlaan|Julianalaan|Kerkstraat|Molenweg|Nieuwstraat|Schoolstraat|Stationsweg|Wilgenlaan',
    line: '{street} {n}',
    tones: [0, 3],
  },
  {
    name: 'Sweden',
    code: 'SWE',
    nationality: 'Swedish',
    weight: 3,
    phone: '+46 70 174 06 ##',
    female: 'Agnes|Alva|Astrid|Ebba|Elin|Elsa|Freja|Ida|Ingrid|Klara|Linnéa|Maja|Signe|Tilda',
    male: 'Albin|Anton|Axel|Björn|Edvin|Emil|Erik|Gustav|Isak|Johan|Linus|Måns|Oskar|Viktor',
    last: 'Andersson|Åberg|Bergström|Björk|Dahl|Ekström|Fransson|Gustafsson|Hedlund|Holmgren|Lindqvist|Lundberg|Nyström|Öberg|Sandström',
    towns:
      'Göteborg,Västra Götaland,41# ##,|Malmö,Skåne,21# ##,|Uppsala,,75# ##,|Stockholm,,11# ##,',
    streets:
      'Björkvägen|Drottninggatan|Ekgatan|Kungsgatan|Ringvägen|Skolgatan|Storgatan|Strandvägen|Tallvägen',
    line: '{street} {n}',
    tones: [0, 2],
  },
  {
    name: 'Portugal',
    code: 'PRT',
    nationality: 'Portuguese',
    weight: 3,
    phone: '+351 91# ### ###',
    female:
      'Ana|Beatriz|Carolina|Catarina|Filipa|Inês|Joana|Leonor|Mafalda|Maria|Marta|Rita|Sofia|Teresa',
    male: 'Afonso|André|António|Bernardo|Diogo|Duarte|Gonçalo|João|Miguel|Nuno|Pedro|Rui|Tiago|Vasco',
    last: 'Almeida|Araújo|Carvalho|Correia|Faria|Fonseca|Gonçalves|Lopes|Magalhães|Marques|Nogueira|Pinto|Simões|Tavares|Teixeira|Vieira',
    towns: 'Porto,,4###-###,|Lisboa,,1###-###,|Braga,,47##-###,|Coimbra,,30##-###,',
    streets:
      'Rua Augusta|Rua da Liberdade|Rua das Flores|Avenida da República|Rua de Santa Catarina|Rua do Carmo|Rua Nova',
    line: '{street} {n}',
    tones: [0, 3],
  },
  {
    name: 'Türkiye',
    code: 'TUR',
    nationality: 'Turkish',
    weight: 4,
    phone: '+90 53# ### ## ##',
    female: 'Aslı|Ayşe|Buse|Ceren|Deniz|Ebru|Elif|Gizem|İrem|Melis|Özge|Selin|Tuğba|Zeynep',
    male: 'Ahmet|Barış|Burak|Can|Cem|Emre|Furkan|Hakan|Kerem|Mert|Murat|Oğuz|Onur|Serkan',
    last: 'Acar|Aksoy|Arslan|Aydın|Bulut|Çelik|Demir|Doğan|Erdoğdu|Güneş|Karaca|Koç|Öztürk|Polat|Şahin|Yıldız|Yılmaz',
    towns: 'İzmir,,35###,|Ankara,,06###,|Bursa,,16###,|Antalya,,07###,|İstanbul,,34###,',
    streets:
      'Atatürk Caddesi|Bahçe Sokak|Cumhuriyet Caddesi|Çınar Sokak|Gül Sokak|İnönü Caddesi|Lale Sokak|Papatya Sokak',
    line: '{street} No {n}',
    tones: [0, 3],
  },
];
