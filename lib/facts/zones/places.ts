// Cities and countries that IANA has no zone for by that name, under the zone that they use. Cities: Natural Earth's populated places
// (public domain), without names that several large cities share. Countries: IANA's zone.tab and iso3166.tab, those whose zones
// have had the same time since 2020; China and Ukraine by the time of their governments.
export const PLACES = `
Africa/Abidjan:Ivory Coast
Africa/Accra:Ghana
Africa/Addis_Ababa:Ethiopia
Africa/Algiers:Algeria
Africa/Asmara:Eritrea
Africa/Bamako:Mali
Africa/Banjul:Gambia
Africa/Bissau:Guinea-Bissau
Africa/Blantyre:Malawi
Africa/Bujumbura:Burundi
Africa/Cairo:Alexandria
Africa/Casablanca:Morocco,Rabat,Marrakesh
Africa/Conakry:Guinea
Africa/Dakar:Senegal
Africa/Dar_es_Salaam:Tanzania
Africa/Douala:Cameroon
Africa/Freetown:Sierra Leone
Africa/Gaborone:Botswana
Africa/Harare:Zimbabwe
Africa/Johannesburg:South Africa,Cape Town,Durban,Pretoria
Africa/Juba:South Sudan
Africa/Kampala:Uganda
Africa/Khartoum:Sudan
Africa/Kigali:Rwanda
Africa/Lagos:Nigeria,Abuja
Africa/Libreville:Gabon
Africa/Lome:Togo
Africa/Luanda:Angola
Africa/Lusaka:Zambia
Africa/Malabo:Equatorial Guinea
Africa/Maputo:Mozambique
Africa/Maseru:Lesotho
Africa/Mbabane:Eswatini
Africa/Mogadishu:Somalia
Africa/Monrovia:Liberia
Africa/Nairobi:Kenya
Africa/Ndjamena:Chad
Africa/Niamey:Niger
Africa/Nouakchott:Mauritania
Africa/Ouagadougou:Burkina Faso
Africa/Porto-Novo:Benin
Africa/Sao_Tome:Sao Tome and Principe
Africa/Tunis:Tunisia
Africa/Windhoek:Namibia
America/Antigua:Antigua and Barbuda
America/Argentina/Buenos_Aires:Argentina
America/Asuncion:Paraguay
America/Bahia:Salvador
America/Bogota:Colombia,Medellin,Cali
America/Caracas:Venezuela
America/Cayenne:French Guiana
America/Cayman:Cayman Islands
America/Chicago:Houston,Dallas,Austin,San Antonio,Minneapolis,Nashville,Memphis,Milwaukee,New Orleans,St. Louis,Kansas City,Oklahoma City,Omaha,Tulsa
America/Curacao:Curaçao
America/Denver:Salt Lake City,Albuquerque,Colorado Springs,El Paso
America/Edmonton:Calgary
America/Guayaquil:Quito
America/La_Paz:Bolivia
America/Lima:Peru
America/Los_Angeles:San Francisco,San Diego,Seattle,Portland,Las Vegas,Sacramento,Oakland,Fresno
America/Managua:Nicaragua
America/Mexico_City:Guadalajara,Puebla,Acapulco
America/Montevideo:Uruguay
America/Nassau:Bahamas
America/New_York:Boston,Atlanta,Miami,Philadelphia,Washington,Charlotte,Cleveland,Columbus,Pittsburgh,Orlando,Tampa,Jacksonville,Baltimore,Buffalo,Cincinnati,Raleigh
America/Paramaribo:Suriname
America/Phoenix:Tucson
America/Port-au-Prince:Haiti
America/Port_of_Spain:Trinidad and Tobago
America/Santo_Domingo:Dominican Republic
America/Sao_Paulo:Rio de Janeiro,Brasilia,Belo Horizonte,Porto Alegre
America/St_Kitts:St. Kitts and Nevis
America/St_Thomas:US Virgin Islands
America/Tegucigalpa:Honduras
America/Toronto:Ottawa,Quebec
America/Tortola:British Virgin Islands
Asia/Aden:Yemen
Asia/Amman:Jordan
Asia/Ashgabat:Turkmenistan
Asia/Baghdad:Iraq,Mosul
Asia/Baku:Azerbaijan
Asia/Bangkok:Thailand
Asia/Beirut:Lebanon
Asia/Bishkek:Kyrgyzstan
Asia/Colombo:Sri Lanka
Asia/Damascus:Syria
Asia/Dhaka:Bangladesh,Chittagong
Asia/Dili:East Timor
Asia/Dubai:United Arab Emirates,Abu Dhabi,UAE
Asia/Dushanbe:Tajikistan
Asia/Gaza:Palestine
Asia/Ho_Chi_Minh:Vietnam,Hanoi,Ho Chi Minh City,Da Nang
Asia/Jakarta:Surabaya,Bandung,Medan
Asia/Kabul:Afghanistan
Asia/Karachi:Pakistan,Lahore,Islamabad
Asia/Kathmandu:Nepal
Asia/Kolkata:India,Mumbai,Delhi,New Delhi,Bengaluru,Bangalore,Chennai,Hyderabad,Pune,Ahmedabad,Jaipur
Asia/Kuala_Lumpur:Malaysia
Asia/Manila:Philippines,Davao,Cebu
Asia/Muscat:Oman
Asia/Nicosia:Cyprus
Asia/Phnom_Penh:Cambodia
Asia/Pyongyang:North Korea
Asia/Qatar:Doha
Asia/Riyadh:Saudi Arabia,Jeddah,Makkah,Medina
Asia/Samarkand:Uzbekistan
Asia/Seoul:South Korea,Busan,Incheon
Asia/Shanghai:China,Beijing,Guangzhou,Shenzhen,Chengdu,Wuhan,Tianjin,Hangzhou,Nanjing
Asia/Taipei:Taiwan
Asia/Tehran:Isfahan
Asia/Thimphu:Bhutan
Asia/Tokyo:Osaka,Kyoto,Yokohama,Sapporo,Nagoya,Fukuoka
Asia/Vientiane:Laos
Asia/Yangon:Myanmar
Asia/Yerevan:Armenia
Atlantic/Stanley:Falkland Islands
Australia/Brisbane:Gold Coast
Europe/Amsterdam:Netherlands,The Hague,Rotterdam
Europe/Athens:Greece
Europe/Belgrade:Montenegro,Serbia
Europe/Berlin:Germany,Munich,Hamburg,Frankfurt,Stuttgart,Dusseldorf
Europe/Brussels:Belgium
Europe/Bucharest:Romania
Europe/Budapest:Hungary
Europe/Chisinau:Moldova
Europe/Copenhagen:Denmark
Europe/Dublin:Ireland
Europe/Helsinki:Finland
Europe/Istanbul:Ankara,Izmir
Europe/Kyiv:Ukraine
Europe/Ljubljana:Slovenia
Europe/London:United Kingdom,Manchester,Liverpool,Leeds,Glasgow,Edinburgh,Cardiff,Bristol,UK,England,Scotland,Wales,Great Britain
Europe/Madrid:Barcelona
Europe/Minsk:Belarus
Europe/Moscow:St. Petersburg
Europe/Oslo:Norway
Europe/Paris:France,Marseille,Lyon
Europe/Prague:Czechia,Slovakia
Europe/Riga:Latvia
Europe/Rome:Italy,Vatican City,Milan,Naples,Turin
Europe/Sarajevo:Bosnia and Herzegovina
Europe/Skopje:North Macedonia
Europe/Sofia:Bulgaria
Europe/Stockholm:Sweden,Gothenburg
Europe/Tallinn:Estonia
Europe/Tirane:Albania
Europe/Vaduz:Liechtenstein
Europe/Vienna:Austria
Europe/Vilnius:Lithuania
Europe/Warsaw:Krakow
Europe/Zagreb:Croatia
Europe/Zurich:Switzerland,Geneva
Indian/Antananarivo:Madagascar
Indian/Comoro:Comoros
Indian/Mahe:Seychelles
Indian/Reunion:Réunion
Pacific/Auckland:Wellington,Christchurch
Pacific/Efate:Vanuatu
Pacific/Funafuti:Tuvalu
Pacific/Guadalcanal:Solomon Islands
Pacific/Majuro:Marshall Islands
Pacific/Noumea:New Caledonia
Pacific/Rarotonga:Cook Islands
Pacific/Tongatapu:Tonga
Pacific/Apia:Samoa`;

/** Countries with several times: a city says which. */
export const SEVERAL = new Set(
  "usa,us,united states,america,canada,mexico,brazil,australia,russia,indonesia,kazakhstan,chile,spain,portugal,new zealand,mongolia,ecuador,greenland,papua new guinea".split(
    ",",
  ),
);

/** What people call a time, winter or summer, with a zone that keeps it. */
export const CLOCKS = `
Eastern Time:America/New_York:ET,EST,EDT,Eastern
Central Time:America/Chicago:CT,CST,CDT,Central
Mountain Time:America/Denver:MT,MST,MDT,Mountain
Pacific Time:America/Los_Angeles:PT,PST,PDT,Pacific
Alaska Time:America/Anchorage:AKT,AKST,AKDT
Hawaii Time:Pacific/Honolulu:HST,Hawaii
Atlantic Time:America/Halifax:AT,AST,ADT,Atlantic
UK time:Europe/London:BST
Central European Time:Europe/Berlin:CET,CEST
Eastern European Time:Europe/Athens:EET,EEST
Western European Time:Europe/Lisbon:WET,WEST
India time:Asia/Kolkata:IST
Japan time:Asia/Tokyo:JST
Korea time:Asia/Seoul:KST
Singapore time:Asia/Singapore:SGT
Hong Kong time:Asia/Hong_Kong:HKT
Eastern Australia:Australia/Sydney:AET,AEST,AEDT
Western Australia:Australia/Perth:AWST
New Zealand time:Pacific/Auckland:NZST,NZDT
Gulf time:Asia/Dubai:GST
Moscow time:Europe/Moscow:MSK
Brasilia time:America/Sao_Paulo:BRT
South Africa time:Africa/Johannesburg:SAST
UTC:Etc/UTC:UTC,GMT,Z,Zulu`;
